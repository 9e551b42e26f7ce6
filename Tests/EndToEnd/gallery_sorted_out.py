"""From a picture on the command line to a folder that is rated, filtered and cleaned, and all of that undone."""
import os
import pathlib

from accessible import Atspi, everything, focused, keys, named, take_focus, wait
from walk import of, walk

arguments = pathlib.Path(f"/proc/{os.environ['PROGRAM_ID']}/cmdline").read_text().split("\0")
folder = pathlib.Path(next(argument for argument in arguments if argument.endswith("0.jpg"))).parent


def files():
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def cells():
    return sorted(node.get_name() for node in of(everything(), Atspi.Role.LIST_ITEM) if node.get_name() in "012345")


before = files()
wait("The picture", lambda: named("0.jpg, 1 of 6"))
take_focus()
walk()
for key, following in [("5", "1.jpg, 2 of 6"), ("3", "2.jpg, 3 of 6"), ("x", "3.jpg, 4 of 6"), ("4", "4.jpg, 5 of 6")]:
    keys(key)
    wait(f"The picture after {key}", lambda: named(following))
keys("r")
wait("The picture turned", lambda: files()["4.jpg"] != before["4.jpg"])
keys("Delete")
wait("The picture after the one that was deleted", lambda: named("5.jpg, 5 of 5"))
wait("The picture in the trash", lambda: "4.jpg" not in files())
keys("Escape")
wait("The cell of the picture", lambda: focused() and focused().get_name() == "5")
keys("ctrl+4")
wait("Pictures with four stars or more", lambda: cells() == ["0", "3"])
walk()
changed = {name for name, data in files().items() if data != before[name]}
assert changed == {"0.jpg", "1.jpg", "2.jpg", "3.jpg"}, changed
keys("ctrl+0")
wait("All pictures", lambda: cells() == ["0", "1", "2", "3", "5"])
for _ in range(6):
    keys("ctrl+z")
wait("All pictures as they were", lambda: files() == before)
wait("All cells", lambda: cells() == ["0", "1", "2", "3", "4", "5"])
print("done")
