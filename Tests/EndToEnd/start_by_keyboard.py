"""Enter in the start window opens an empty board with its field focused, and the start window goes."""
from accessible import Atspi, everything, focused, keys, take_focus, wait, write

card = wait("The focus on the first card", lambda: focused())
assert card.get_name().startswith("New Board: "), card.get_name()
take_focus()
keys("Return")
wait("The field for a name", lambda: focused() and focused().get_role() in (Atspi.Role.TEXT, Atspi.Role.ENTRY))
frames = [node.get_name() for node in everything() if node.get_role() == Atspi.Role.FRAME]
assert frames == ["Untitled Board"], frames
take_focus()
write("Sam")
keys("Return", "ctrl+shift+n")
wait("A second board", lambda: len(
    [node for node in everything() if node.get_role() == Atspi.Role.FRAME]) == 2)
print("done")
