"""A whole evening by the pointer: the presentation and its button, marks by menus, Sing Next, undo, a new evening."""
from accessible import click, click_in_menu, everything, keys, named, take_focus, wait


def begins(text):
    return next((node for node in everything() if node.get_name() and node.get_name().startswith(text)), None)


wait("The board", lambda: named("Songs of Bob"))
take_focus()
click(named("Present"))
click(wait("The button of the presentation", lambda: named("Sing Next")))
wait("Who is on", lambda: named("Now") and named("Next: Bob: Four"))
click(wait("The button of a song that is sung", lambda: named("Sung")))
wait("The next one is on", lambda: named("Next: Ann: Two"))
keys("Escape")
wait("The board with the mark", lambda: begins("One, sung at ") and named("Four, singing now"))

# A mark by the menu of a card, taken back by the toast.
click(named("Four, singing now"), button=3)
click_in_menu("Sung")
wait("Four sung", lambda: begins("Four, sung at "))
wait("Who is next", lambda: named("next"))
click(wait("The toast", lambda: named("Undo Sung")))
wait("Four as before", lambda: named("Four, singing now"))

# What is not wanted is crossed off, not sung.
click(named("Cross off Two"))
wait("Two crossed off", lambda: named("Two, crossed off"))
click(named("Find"))
wait("The search", lambda: named("Find on the board"))
keys("Escape")
click(named("Add a song for Bob"))
wait("The field for a song", lambda: named("Song for Bob"))
keys("Escape")
click(named("Library"))
wait("The library", lambda: named("Search songs"))
click(named("Library"))
wait("The library gone", lambda: not named("Search songs"))
print("done")
