"""Tables: what can happen at one, who may do it, and the process that keeps them."""
