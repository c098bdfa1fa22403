"""The bots of Evolution: what its positions are worth, what speaks for an answer, and six levels."""
