"""A board is presented on a second monitor, follows its marks there, and the monitor is unplugged."""
import subprocess

from accessible import Atspi, everything, focused, keys, named, wait, windows
from walk import actions


def monitor(*setting):
    subprocess.run(["xrandr", "--output", "DUMMY1", *setting], check=True)
    # The server asks what is plugged in only when all of it is listed.
    subprocess.run(["xrandr"], check=True, stdout=subprocess.DEVNULL)


def frame(name):
    return next((node for node in everything() if node.get_role() == Atspi.Role.FRAME and node.get_name() == name), None)


def on_wall(*texts):
    """Whether the window on the second monitor shows texts."""
    shown = [node.get_name() for node in everything(frame("Presentation of songs"))]
    return all(text in shown for text in texts)


def geometries():
    """The position and size of each window on the screen."""
    output = [subprocess.run(["xdotool", "getwindowgeometry", "--shell", window], capture_output=True, text=True).stdout
              for window in windows()]
    return [tuple(int(line.split("=")[1]) for line in text.split()[1:5]) for text in output]


def do(name):
    """Chooses an item of the window's menu."""
    keys("F10")
    item = wait(name, lambda: named(name))
    assert Atspi.Action.do_action(item, next(index for index, action in enumerate(actions(item)) if "click" in action))
    wait("The menu gone", lambda: not named(name))


wait("The board", lambda: named("Songs of Ann"))
wait("The focus on a card", lambda: focused() and focused().get_name() == "One")
do("Present on DUMMY1")
wait("The presentation", lambda: frame("Presentation of songs"))
wait("It fills the second monitor", lambda: (1024, 0, 800, 600) in geometries())
wait("Who is next", lambda: on_wall("Next", "Ann", "One", "Next: Bob: Two", "(in 1 song, about 4 min)"))
wait("The focus on the board", lambda: focused() and focused().get_name() == "One")
keys("ctrl+Return")
wait("The next one", lambda: on_wall("Next", "Bob", "Two", "Next: Ann: Three", "(in 1 song, about 4 min)"))
monitor("--off")
notice = "The monitor “DUMMY1” is gone, and the presentation on it has ended."
wait("A sentence", lambda: named(notice))
wait("The presentation gone", lambda: not frame("Presentation of songs"))
assert any(node.get_name().startswith("One, sung at") for node in everything()), "The mark is lost."
keys("ctrl+z")
wait("The board without the mark", lambda: named("One"))
monitor("--mode", "800x600", "--right-of", "DUMMY0")
do("Present on DUMMY1")
wait("The presentation again", lambda: on_wall("Ann", "One"))
do("Stop Presenting on DUMMY1")
wait("The presentation gone again", lambda: not frame("Presentation of songs"))
print("done")
