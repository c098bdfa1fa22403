"""The bots of Dominant Species: what its positions are worth, what speaks for an answer, and six levels."""
