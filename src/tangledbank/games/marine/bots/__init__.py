"""The bots of Marine: what its positions are worth, what speaks for an answer, and six levels."""
