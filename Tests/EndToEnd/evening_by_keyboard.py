"""A whole evening by keys alone: people and songs, turns, marks, a late guest, the presentation, the history, a new evening."""
import os
import pathlib
import sqlite3
import subprocess

from accessible import Atspi, everything, focused, keys, named, take_focus, wait, windows, write


def names():
    return [node.get_name() for node in everything()]


def begins(text):
    return next((name for name in names() if name and name.startswith(text)), None)


def field():
    node = focused()
    return node if node and node.get_role() in (Atspi.Role.TEXT, Atspi.Role.ENTRY) else None


def go(card, key):
    """Goes to a card from another one, by Tab or Shift+Tab."""
    for _ in range(12):
        name = wait("A focus", focused).get_name()
        if name.startswith(card):
            return
        keys(key)
        wait("The focus elsewhere", lambda: focused() and focused().get_name() != name)
    wait(f"The focus on {card}", lambda: focused().get_name().startswith(card))


def history():
    """What was sung, as singers and title, the earliest first."""
    file = pathlib.Path(os.environ["XDG_DATA_HOME"], "corkboard", "history.sqlite")
    if not file.exists():
        return []
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        return database.execute("SELECT singers, title FROM sung ORDER BY time").fetchall()


wait("The program", lambda: named("Who is singing?"))
take_focus()
wait("A field with the focus", field)
for person, songs in [("Ann", ["Ida Falk - Paper Moon", "Old Harbour"]), ("Bo", ["Tin Roof"])]:
    write(person)
    keys("Return")
    wait(f"The column of {person}", lambda: named(f"Songs of {person}"))
    for song in songs:
        write(song)
        keys("Return")
        wait(song, lambda: named(song.split(" - ")[-1]) or begins(song.split(" - ")[-1] + ", "))
    keys("Escape")
    if person == "Ann":
        keys("ctrl+n")
        wait("A field for the next person", field)
wait("A song with its artist", lambda: named("Paper Moon, Ida Falk"))

# The evening begins in the presentation.
keys("F5")
wait("The presentation", lambda: named("Sing Next"))
wait("Who comes after Ann", lambda: named("Next: Bo: Tin Roof") and named("(in 1 song, about 4 min)"))
keys("Return")
wait("Who is on", lambda: named("Now") and named("Next: Bo: Tin Roof"))
keys("Return")
wait("The next one is on", lambda: named("Next: Ann: Old Harbour"))
keys("Escape")
wait("The board", lambda: begins("Paper Moon, Ida Falk, sung at "))
wait("Who sings", lambda: named("Tin Roof, singing now"))
wait("The row of what was sung", lambda: history() == [("Ann", "Paper Moon")])

# A guest comes late, and is after those who wait.
keys("ctrl+n")
wait("A field for a late guest", field)
write("Cy")
keys("Return")
wait("The column of Cy", lambda: named("Songs of Cy"))
write("Slow Train")
keys("Return", "Escape")
wait("The focus on the new card", lambda: focused() and focused().get_name() == "Slow Train")
wait("When Cy sings", lambda: named("in 2 songs, about 8 min"))

# A mark by its key, taken back and set again.
go("Tin Roof", "shift+Tab")
keys("ctrl+Return")
wait("Tin Roof sung", lambda: begins("Tin Roof, sung at "))
wait("Two rows", lambda: history() == [("Ann", "Paper Moon"), ("Bo", "Tin Roof")])
keys("ctrl+Return")
wait("The mark taken back", lambda: named("Tin Roof"))
wait("One row", lambda: history() == [("Ann", "Paper Moon")])
keys("ctrl+z")
wait("The mark again", lambda: begins("Tin Roof, sung at "))
wait("Two rows again", lambda: history() == [("Ann", "Paper Moon"), ("Bo", "Tin Roof")])

# The details of a card, by their sheet.
go("Slow Train", "Tab")
keys("alt+Return")
wait("The details", lambda: named("Artist"))
# Sheets have no state that says that they are active.
subprocess.run(["xdotool", "windowfocus", "--sync", windows()[-1]], check=True)
wait("The focus on the title", lambda: focused() and focused().get_name() == "Title")
keys("Escape")
wait("The details gone", lambda: not named("Artist"))
take_focus()
wait("The focus back on the card", lambda: focused() and focused().get_name() == "Slow Train")

# The next evening begins without marks; the history stays.
keys("F10")
item = wait("New Evening", lambda: named("New Evening"))
Atspi.Action.do_action(item, 0)
wait("The cards without marks", lambda: named("Paper Moon, Ida Falk") and named("Tin Roof"))
assert history() == [("Ann", "Paper Moon"), ("Bo", "Tin Roof")]
keys("ctrl+z")
wait("The marks back", lambda: begins("Tin Roof, sung at "))
assert history() == [("Ann", "Paper Moon"), ("Bo", "Tin Roof")]
print("done")
