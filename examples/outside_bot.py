"""A bot in any language, here in Python: it reads positions from its input and writes choices to its output.

tangledbank bot check "python3 examples/outside_bot.py"
"""

import json
import sys


def choose(view, options, chance):
    """One of the options: a meal if there is one, else any."""
    meals = [option for option in options if option.startswith("feed ")]
    wanted = meals or options
    return wanted[chance % len(wanted)]


def say(**message):
    """One JSON object in one line, and out with it."""
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="hungry")
    elif message["type"] == "position":
        option = choose(message["view"], message["options"], message["chance"])
        say(type="choose", number=message["number"], option=option)
    elif message["type"] == "bye":
        break
