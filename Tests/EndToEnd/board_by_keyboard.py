"""From an empty board to the reply on the clipboard, by keys alone, as it is told to assistive technologies."""
import time

from accessible import Atspi, focused, keys, named, take_focus, text, wait, write

wait("The program", lambda: named("Who is singing?"))
take_focus()


def field():
    """The field that has the focus."""
    node = focused()
    return node if node and node.get_role() in (Atspi.Role.TEXT, Atspi.Role.ENTRY) else None


wait("A field with the focus", field)
begin = time.monotonic()
write("Sam")
keys("Return")
wait("The first column", lambda: named("Songs of Sam"))
for title in ["Love Stack", "Come as You Var", "Some Body Like View"]:
    write(title)
    keys("Return")
    wait(title, lambda: named(title))
seconds = time.monotonic() - begin
assert seconds < 10, f"Three cards took {seconds:.1f} s."

keys("Escape")
wait("The focus on the last card", lambda: focused() and focused().get_name() == "Some Body Like View")
keys("x")
wait("The card crossed off", lambda: named("Some Body Like View, crossed off"))
wait("What is left", lambda: named("2 of 3 left"))
keys("Left")
wait("The focus on the card before", lambda: focused() and focused().get_name() == "Come as You Var")
keys("Menu", "Down", "Down", "Return")
wait("The card crossed off by its menu", lambda: named("Come as You Var, crossed off"))
wait("The focus back on it", lambda: focused() and focused().get_name().startswith("Come as You Var"))
keys("x")
wait("The card put back", lambda: named("Come as You Var"))
keys("Left", "c")
wait("The choice", lambda: named("Love Stack, chosen"))
keys("ctrl+r")
reply = "Sam will sing “Love Stack”."
wait("What was done", lambda: named(f"Copied: {reply}"))
keys("ctrl+n")
wait("A field for the next person", field)
keys("ctrl+v")
wait("The reply from the clipboard", lambda: field() and text(field()) == reply)
print(f"three cards in {seconds:.1f} s")
