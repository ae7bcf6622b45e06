"""A bot in a few lines, with nothing but Python's own library: it gives any legal answer.

    WINDWARD_TOKEN=... python3 wanderer.py http://127.0.0.1:3000 [MATCH]

With a match it sits down there first; then it plays in every match its person has a seat in. To make it think,
replace choose(): it gets the position as its seat sees it, and the question.
"""
import json
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

ADDRESS = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:3000"
MATCH = sys.argv[2] if len(sys.argv) > 2 else None
TOKEN = os.environ["WINDWARD_TOKEN"]


def ask(method, path, body=None, accept="application/json"):
    request = urllib.request.Request(ADDRESS + "/api/v1" + path, method=method)
    request.add_header("Authorization", "Bearer " + TOKEN)
    request.add_header("Accept", accept)
    data = None
    if body is not None:
        request.add_header("Content-Type", "application/json")
        data = json.dumps(body).encode()
    return urllib.request.urlopen(request, data, timeout=60)


def read(method, path, body=None):
    with ask(method, path, body) as response:
        return json.load(response)


def choose(path, question, position):
    return read("GET", path + "/sample")["answer"]


def play(match, seat):
    here = "/matches/%s" % match
    at_seat = "%s/seats/%s" % (here, urllib.parse.quote(seat, safe=""))
    while True:
        position = read("GET", "%s/position?seat=%s" % (here, urllib.parse.quote(seat)))
        open_questions = [each for each in position["questions"] if "sealed" not in each]
        if not open_questions:
            return
        question = open_questions[0]
        path = "%s/questions/%s" % (at_seat, urllib.parse.quote(question["id"], safe=""))
        try:
            read("POST", path, {"answer": choose(path, question, position)})
        except urllib.error.HTTPError as refusal:
            if refusal.code >= 500:
                raise
            if refusal.code == 429:
                time.sleep(float(refusal.headers.get("Retry-After", "1")))


def main():
    if MATCH is not None:
        read("POST", "/matches/%s/join" % MATCH, {})
    with ask("GET", "/stream", accept="application/x-ndjson") as stream:
        for line in stream:
            if not line.strip():
                continue
            event = json.loads(line)
            if event["event"] == "your-move":
                for seat in event["data"]["seats"]:
                    play(event["data"]["match"], seat)
            if event["event"] == "match-ended" and event["data"]["match"] == MATCH:
                return


main()
