"""Players that have learnt: small networks, and bots that ask any policy what to do. docs/learning.md"""
