"""A bot of Acorns."""


class Squirrel:
    """Hides and digs where most acorns lie."""

    games = ("acorns",)

    def choose(self, view, options, sampler, budget, rng):
        lying = {tree["tree"]: tree["acorns"] for tree in view["trees"]}
        return max(options, key=lambda option: lying[option.split()[1]])
