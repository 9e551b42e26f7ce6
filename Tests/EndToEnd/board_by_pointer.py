"""By the pointer: a song goes to another person, a person to another place, a song is crossed off, one chosen, the reply copied."""
from accessible import Atspi, click, click_in_menu, drag, everything, keys, middle, named, take_focus, wait

wait("The board", lambda: named("Songs of Bob"))
take_focus()


def songs(person):
    """The names of the cards in a column, in order."""
    column = named(f"Songs of {person}")
    return [node.get_name() for node in everything(column) if node.get_role() == Atspi.Role.TABLE_CELL]


wait("The cards", lambda: (songs("Ann"), songs("Bob")) == (["One", "Two", "Three"], ["Four", "Five"]))
x, y = middle(named("Four"))
drag(named("Three"), (x, y - 20))
wait("The card with Bob", lambda: (songs("Ann"), songs("Bob")) == (["One", "Two"], ["Three", "Four", "Five"]))
click(named("Undo Move"))
wait("The card back", lambda: songs("Ann") == ["One", "Two", "Three"])
people = lambda: [node.get_name() for node in everything() if node.get_name().startswith("Songs of ")]
x, y = middle(named("One"))
drag(named("Bob"), (x - 60, y))
wait("Bob first", lambda: people() == ["Songs of Bob", "Songs of Ann"])
keys("ctrl+z")
wait("Ann first", lambda: people() == ["Songs of Ann", "Songs of Bob"])
click(named("Cross off One"))
wait("The card crossed off", lambda: songs("Ann")[0] == "One, crossed off")
click(named("Two"), button=3)
click_in_menu("Choose")
wait("The choice", lambda: songs("Ann")[1] == "Two, chosen")
wait("Its way on", lambda: named("Chosen: “Two”. Ctrl+R copies the reply."))
click(named("Main Menu"))
click_in_menu("Copy Reply")
wait("The reply", lambda: named("Copied: Ann will sing “Two”."))
print("done")
