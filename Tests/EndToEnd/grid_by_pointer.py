"""A click selects a picture of a lazy grid, and a second one opens it; its rating is a slider that is no stop of Tab."""
import subprocess

from accessible import Atspi, at_rest, click, everything, keys, named, take_focus, wait
from walk import of


def is_titled(title):
    return any(node.get_name() == title for node in of(everything(), Atspi.Role.FRAME))


def is_selected(name):
    return named(name).get_state_set().contains(Atspi.StateType.SELECTED)


def rating(name):
    """The slider of a cell."""
    return next(node for node in everything(named(name)) if node.get_role() == Atspi.Role.SLIDER)


wait("The cells", lambda: named("Bánh Mì"))
take_focus()
click(named("Bánh Mì"))
wait("The picture that is clicked is selected", lambda: is_selected("Bánh Mì"))
click(named("BLT"))
wait("The other one is", lambda: is_selected("BLT") and not is_selected("Bánh Mì"))
assert is_titled("pictures"), "One click opens nothing."

assert rating("Caprese").get_description() == "5 stars", rating("Caprese").get_description()
assert not rating("Caprese").get_state_set().contains(Atspi.StateType.FOCUSABLE)
Atspi.Value.set_current_value(rating("Caprese"), 4)
wait("Four stars", lambda: rating("Caprese").get_description() == "4 stars")
assert Atspi.Value.get_current_value(rating("Caprese")) == 4
keys("ctrl+z")
wait("Five stars again", lambda: rating("Caprese").get_description() == "5 stars")
assert is_titled("pictures"), "A rating opens nothing."

x, y = at_rest(named("BLT"))
subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "--repeat", "2", "--delay", "80", "1"], check=True)
wait("The picture in the window", lambda: is_titled("BLT.png"))
print("done")
