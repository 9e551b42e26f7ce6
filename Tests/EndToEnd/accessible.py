"""What assistive technologies see of the program, and the keys that are pressed in it."""
import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PATIENCE = 20
FUNCTION_KEYS = [f"F{number}" for number in range(1, 11)]


def wait(what, condition):
    """The first true answer of a condition; ends the story where there is none in time."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            answer = condition()
        except gi.repository.GLib.Error:
            answer = None  # It went while it was looked at.
        if answer:
            return answer
        time.sleep(0.05)
    print(f"{what}: not within {PATIENCE} s. What there is:", file=sys.stderr)
    for node in everything():
        if node.get_name():
            print(f"  {node.get_role_name()} “{node.get_name()}” {'focused' if is_focused(node) else ''}", file=sys.stderr)
    sys.exit(1)


def program():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if application and application.get_process_id() == int(os.environ["PROGRAM_ID"]):
            return application
    return None


def everything(node=None):
    """The node and all below, depth first."""
    node = node or program()
    if not node:
        return
    node.clear_cache()
    yield node
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child:
            yield from everything(child)


def named(name):
    return next((node for node in everything() if node.get_name() == name), None)


def is_focused(node):
    return node.get_state_set().contains(Atspi.StateType.FOCUSED)


def focused():
    return next((node for node in everything() if is_focused(node)), None)


def text(node):
    """What is written in a field."""
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))


def windows():
    """The program's windows on the screen, the last one that was opened at the end; on Wayland, that of the compositor."""
    which = ["--class", "weston"] if os.environ["DESKTOP"].startswith("wayland") else [
        "--pid", os.environ["PROGRAM_ID"], "."]
    search = ["xdotool", "search", "--sync", "--onlyvisible", *which]
    return subprocess.run(search, check=True, capture_output=True, text=True).stdout.split()


def take_focus():
    """Gives the keyboard to the program's window, as a window manager does."""
    subprocess.run(["xdotool", "windowfocus", "--sync", windows()[-1]], check=True)
    # Not all dialogs of GTK tell that they have it.
    end = time.monotonic() + 1
    while not is_active() and time.monotonic() < end:
        time.sleep(0.05)


def is_active():
    """Whether a window of the program tells that it has the keyboard."""
    try:
        application = program()
        application.clear_cache()
        windows = [application.get_child_at_index(index) for index in range(application.get_child_count())]
        for window in windows:
            window.clear_cache()
        return any(window.get_state_set().contains(Atspi.StateType.ACTIVE) for window in windows)
    except (AttributeError, gi.repository.GLib.Error):
        return False  # A window went while it was looked at.


def keys(*names):
    # By keycode: xdotool presses Alt with F1 to F10 on servers that name Alt first for them.
    codes = [str(66 + int(name[1:])) if name in FUNCTION_KEYS else name for name in names]
    subprocess.run(["xdotool", "key", "--clearmodifiers", *codes], check=True)


def write(words):
    subprocess.run(["xdotool", "type", "--delay", "20", words], check=True)


def extents(node):
    node.clear_cache()
    return Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)


def shadow(node):
    """What positions lack horizontally and vertically: GTK 4.18 and later subtract the shadow of the window twice."""
    while node.get_role() not in (Atspi.Role.FRAME, Atspi.Role.DIALOG):
        node = node.get_parent()
    box = extents(node)
    return -2 * box.x, -2 * box.y


def middle(node):
    """Where the middle of a node is on the screen, whose corner the window has."""
    box = extents(node)
    dx, dy = shadow(node)
    return box.x + dx + box.width // 2, box.y + dy + box.height // 2


def settled(what, value):
    """A value once nothing changes it any more: five times the same; what moves on a board is there after 0.2 s."""
    values = []

    def rests():
        values.append(value())
        return values[-1] and len(values) > 4 and all(other == values[-1] for other in values[-5:])

    wait(what, rests)
    return values[-1]


def at_rest(node):
    """The middle of a node when nothing moves it any more."""
    return settled(f"“{node.get_name()}” at rest", lambda: middle(node))


def click(node, button=1):
    press(*at_rest(node), button)


def toolkit_version():
    """The version of GTK as two numbers."""
    return [int(number) for number in program().get_toolkit_version().split(".")[:2]]


def in_menu(name):
    """An item of the menu that is open, by its name."""
    items = [node for node in everything() if node.get_role() == Atspi.Role.MENU_ITEM]
    return next((node for node in items if node.get_name() == name), None)


def click_in_menu(name):
    """Clicks an item of the menu that was opened last."""
    item = wait(f"“{name}” in a menu", lambda: in_menu(name))
    popover = node = item
    while node.get_role() in (Atspi.Role.MENU_ITEM, Atspi.Role.PANEL):
        popover = node
        node = node.get_parent()

    def geometry():
        # Places in a menu are told as if it hung elsewhere; its window tells where it does, with its shadow around it.
        # Behind the menu's window, that of a tooltip may have opened.
        box = extents(popover)
        for window in reversed(windows()[1:]):
            output = subprocess.run(
                ["xdotool", "getwindowgeometry", "--shell", window], check=True, capture_output=True, text=True).stdout
            place = {key: int(value) for key, value in (line.split("=") for line in output.split())}
            if place["WIDTH"] >= box.width and place["HEIGHT"] >= box.height:
                return middle(item), (box.x, box.y, box.width, box.height), place
        return None

    (x, y), (left, top, width, height), place = settled("The window of the menu", geometry)
    press(x - left + place["X"] + (place["WIDTH"] - width) // 2, y - top + place["Y"] + (place["HEIGHT"] - height) // 2)


def press(x, y, button=1):
    subprocess.run(["xdotool", "mousemove", "--sync", str(x), str(y), "click", str(button)], check=True)


def drag(node, place):
    """Drags a node to a place as a hand does: on and on, with a rest at the end."""
    (x, y), (to_x, to_y) = at_rest(node), place
    steps = ["xdotool", "mousemove", "--sync", str(x), str(y), "mousedown", "1", "sleep", "0.1"]
    for step in range(1, 13):
        steps += ["mousemove", str(x + (to_x - x) * step // 12), str(y + (to_y - y) * step // 12), "sleep", "0.04"]
    subprocess.run([*steps, "sleep", "0.3", "mouseup", "1"], check=True)
