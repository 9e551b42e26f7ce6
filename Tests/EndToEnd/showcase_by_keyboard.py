"""Each page of the showcase by keyboard: opened from the list, used, its source looked at, and left again."""
from accessible import Atspi, everything, extents, focused, keys, named, take_focus, text, wait, write
from walk import of


def names():
    return [node.get_name() for node in everything() if node.get_name()]


def shown(*wanted):
    """Waits until all of some texts are shown."""
    wait(" and ".join(wanted), lambda: set(wanted) <= set(names()))


def gone(name):
    wait(f"“{name}” gone", lambda: not named(name))


def focus(name, key="Tab"):
    """Goes on with a key until the focus is on what has a name."""
    for _ in range(40):
        node = focused()
        if node and node.get_name() == name:
            return
        keys(key)
    wait(f"The focus on “{name}”", lambda: focused() and focused().get_name() == name)


def press(name):
    """Presses a button by keyboard."""
    focus(name)
    keys("space")


def top(name):
    """The upper edge of what has a name."""
    return extents(named(name)).y


def composition():
    shown("4 declared, 12 resolved", "Slow Train")
    press("Leave out Sam’s songs")
    shown("4 declared, 3 resolved")
    gone("Slow Train")


def sections():
    shown("First section", "Second section", "Fourth", "Fifth")
    press("Add Row")
    shown("Added row 1")


def highlights():
    press("Row 4")
    shown("Always here", "In a section of its own")


def feed():
    shown("Down, three at first", "Item 3")
    gone("Item 10")
    press("Expand")
    shown("Item 10")
    press("Collapse")
    gone("Item 10")


def awards():
    shown("Your Awards (5)", "Early bird", "Punctual")


def columns():
    shown("Three flexible columns", "Adaptive, 80 points or more", "1", "3")


def laziness():
    shown("VStack: 1000 rows appeared", "Row 1")
    assert not any(name == "LazyVStack: 1000 rows appeared" for name in names()), names()


def messages():
    first = "Carla, 1, I’d like to begin with Paper Moon. Low Tide is taken already."
    shown(first)
    focus(first)
    keys("End")
    last = wait("The last message", lambda: next(
        (node for node in everything() if (node.get_name() or "").startswith("Ann, 10000,") and node == focused()), None))
    assert last.get_state_set().contains(Atspi.StateType.SELECTED), last.get_name()


def keyed_values():
    shown("The container reads “mine”", "The container reads nothing")


def view_as():
    shown("Ann", "Tin Roof")
    for kind in ["List", "Grid", "Outline"]:
        press(kind)
        shown("Ann")


def gestures():
    # By pointer: gestures_by_pointer.
    shown("Tapped 0 times, twice 0 times")


def dragging():
    # By pointer: songs_by_pointer.
    shown("Tonight", "Old Harbour")


def reordering():
    focus("Paper Moon")
    keys("alt+Down")
    wait("Paper Moon below Old Harbour", lambda: top("Paper Moon") > top("Old Harbour"))
    assert focused().get_name() == "Paper Moon", focused().get_name()
    focus("3 o’clock")
    keys("alt+Down")
    wait("3 o’clock below 4 o’clock", lambda: top("3 o’clock") > top("4 o’clock"))


def song_book():
    shown("Song book", "Amber Coast")
    focus("Amber Coast")
    keys("shift+Down")
    press("Add Selected")
    wait("The added songs", lambda: names().count("Attic Window") > 2)
    focus("Section index", "shift+Tab")
    keys("End")
    shown("Yellow Boots")


def set_list():
    shown("Break", "Records from the bar", "3:12")
    press("Hide Times")
    gone("3:12")


def controls():
    press("Drawn")
    shown("Buttons, pressed 1 times")
    shown("Gauge", "40%")


def flights():
    press("Flight Timeline")
    shown("Cork Air 103 to Lisbon - Departed", "Cancelled")
    keys("alt+Left")
    gone("Cork Air 103 to Lisbon - Departed")


def presentation():
    press("Rename…")
    shown("The name is on every card.")
    take_focus()
    focus("Name")
    keys("ctrl+a")
    write("Zoe")
    keys("Return")
    gone("The name is on every card.")
    shown("Zoe")
    take_focus()
    press("Sort…")
    shown("In which order?")
    take_focus()
    press("By title")
    gone("In which order?")
    take_focus()
    shown("Old Harbour, Paper Moon")


def split():
    shown("Ana", "Paper Moon")
    focus("Ana")
    keys("Down")
    shown("Tin Roof")
    gone("Paper Moon")
    keys("F9")
    gone("Cleo")
    shown("Tin Roof")


def documents():
    press("New text")
    wait("The text", lambda: any(node.get_name() == "Text" for node in of(everything(), Atspi.Role.TEXT)))
    take_focus()
    focus("Text")
    write("two words")
    shown("2 words")
    keys("ctrl+z")
    shown("0 words")
    keys("ctrl+w")
    wait("One window again", lambda: len(of(everything(), Atspi.Role.FRAME)) == 1)
    take_focus()


# Keys are for the window that was opened last only where a window manager, or the story, gives them to it.
pages = [
    composition, sections, highlights, feed, awards, columns, laziness, messages, keyed_values, view_as, gestures,
    dragging, reordering, song_book, set_list, controls, flights, presentation, split, documents]

# Rows that are out of sight are made when the list scrolls.
wait("The list of pages", lambda: len(of(everything(), Atspi.Role.LIST_ITEM)) > 10)
take_focus()
if not (focused() and focused().get_role() == Atspi.Role.LIST_ITEM):
    keys("Tab")
wait("The focus on a row", lambda: focused() and focused().get_role() == Atspi.Role.LIST_ITEM)
for place, page in enumerate(pages):
    row = wait("The focus on a row", lambda: focused() if focused().get_role() == Atspi.Role.LIST_ITEM else None)
    title = row.get_name().split(",")[0]
    keys("Return")
    wait(f"The page “{title}”", lambda: any(node.get_name() == title for node in of(everything(), Atspi.Role.FRAME)))
    page()
    keys("ctrl+u")
    wait(f"The source of “{title}”", lambda: any(f": View {{" in name for name in names()))
    keys("alt+Left")
    wait("The list again", lambda: focused() and focused().get_role() == Atspi.Role.LIST_ITEM)
    assert focused().get_name() == row.get_name(), (focused().get_name(), row.get_name())
    print(title, "done")
    if place + 1 < len(pages):
        keys("Down")
        wait("The next row", lambda: focused() and focused().get_name() != row.get_name())
