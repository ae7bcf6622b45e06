"""A whole bot with nothing but Python's own library: it sits down at open tables, comes where it is asked, and gives
legal answers at random.

    WINDWARD_TOKEN=... python3 wanderer.py http://127.0.0.1:3000 [GAME ...]

It keeps nothing: stop it and start it again whenever you like. To make it think, replace choose(): it gets the position
as its seat sees it, and the question. docs/bots.md tells the rest.
"""
import json
import os
import queue
import random
import sys
import threading
import time
import urllib.error
import urllib.request
from urllib.parse import quote

ADDRESS = (sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:3000").rstrip("/")
TOKEN = os.environ["WINDWARD_TOKEN"]

MOST_TABLES = 10
LOOK_EVERY = 5
LONGEST_WAY = 12
# The table sends a sign of life every fifteen seconds: a line that is silent for longer is dead.
SILENCE = 40

due = queue.Queue()


def ask(method, path, body=None, accept="application/json"):
    request = urllib.request.Request(ADDRESS + "/api/v1" + path, method=method)
    request.add_header("Authorization", "Bearer " + TOKEN)
    request.add_header("Accept", accept)
    data = None
    if body is not None:
        request.add_header("Content-Type", "application/json")
        data = json.dumps(body).encode()
    return urllib.request.urlopen(request, data, timeout=SILENCE)


def read(method, path, body=None):
    with ask(method, path, body) as response:
        return json.load(response)


# The games it was told to play, or all that the table has.
PLAYS = sys.argv[2:] or [game["id"] for game in read("GET", "/games")["games"]]


def choose(path, question, position):
    """The one thing to replace. In an open phase "ready" says that one wants nothing more of it."""
    if question["free"]:
        return "ready"
    built = walk(path)
    if built is not None and "refused" not in read("POST", path + "/check", built):
        return built["answer"]
    return read("GET", path + "/sample")["answer"]


def walk(path):
    """Goes down the tree of legal answers, taking any branch and any number."""
    way = []
    while len(way) < LONGEST_WAY:
        fork = read("GET", path + "/options?" + "&".join("at=" + quote(key, safe="") for key in way))
        if fork["kind"] == "leaf":
            return {"answer": fork["answer"]}
        if fork["kind"] == "range":
            way.append(str(random.randint(fork["least"], fork["most"])))
        elif fork["branches"]:
            way.append(random.choice(fork["branches"])["key"])
        else:
            return None
    return None


def answer_one(match, seat):
    """Answers one question before a seat; whether there may be another."""
    position = read("GET", "/matches/%s/position?seat=%s" % (match, quote(seat, safe="")))
    asked = [each for each in position["questions"] if "sealed" not in each]
    if not asked:
        return False
    question = asked[0]
    path = "/matches/%s/seats/%s/questions/%s" % (match, quote(seat, safe=""), quote(question["id"], safe=""))
    body = {"answer": choose(path, question, position)}
    if "deeds" in question:
        body["deed"] = question["deeds"] + 1
    read("POST", path, body)
    return True


def play():
    """One answer at a time, so that no table waits for another."""
    while True:
        match, seat = due.get()
        try:
            again = answer_one(match, seat)
        except urllib.error.HTTPError as refusal:
            # Somebody else, or the clock, was faster: the next look tells what is asked now. Or the table is busy.
            time.sleep(float(refusal.headers.get("Retry-After", "0.1")))
            # The seat is ours no longer, or the question has gone: if we are asked anew, the stream says so.
            again = refusal.code not in (401, 403, 404)
        except OSError:
            time.sleep(1)
            again = True
        if again:
            due.put((match, seat))


def sit_down():
    mine = read("GET", "/matches?list=mine")["matches"]
    sitting = {match["id"] for match in mine if any(seat["yours"] for seat in match["seats"])}
    found = read("GET", "/matches?list=invited")["matches"] + read("GET", "/matches?list=open")["matches"]
    for match in found:
        free = any(seat["by"] == "nobody" for seat in match["seats"])
        if match["game"] not in PLAYS or match["id"] in sitting or not free or len(sitting) >= MOST_TABLES:
            continue
        try:
            # To sit down twice changes nothing.
            read("POST", "/matches/%s/join" % match["id"], {})
            sitting.add(match["id"])
        except urllib.error.HTTPError:
            pass  # Whoever was quicker has the seat.


def look_for_tables():
    while True:
        try:
            sit_down()
        except OSError:
            pass
        time.sleep(LOOK_EVERY)


def say_what_we_take():
    """An account that is a bot says which tables it comes to when it is asked; any other looks for itself."""
    me = read("GET", "/me")
    if "owner" not in me:
        return
    takes = [{"game": game, "clock": clock} for game in PLAYS for clock in ("none", "live", "mail")]
    read("PUT", "/bots/" + quote(me["id"], safe=""), {"takes": takes, "tablesAtOnce": MOST_TABLES})


def follow():
    """What is asked of us. Whenever the line is lost it is taken up again, and begins with all that is so by then."""
    while True:
        try:
            with ask("GET", "/stream", accept="application/x-ndjson") as stream:
                for line in stream:
                    event = json.loads(line) if line.strip() else {}
                    if event.get("event") == "your-move":
                        for seat in event["data"]["seats"]:
                            due.put((event["data"]["match"], seat))
        except (OSError, ValueError):
            pass
        time.sleep(1)


say_what_we_take()
for work in (look_for_tables, play):
    threading.Thread(target=work, daemon=True).start()
follow()
