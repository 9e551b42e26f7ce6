"""Menu, preferences and keys of a window; a second start hands the first its file; what was preferred and how large the
window was is there again in the next run."""
import os
import pathlib
import subprocess
import sys
import time

from accessible import Atspi, everything, focused, in_menu, keys, named, take_focus, wait

program = os.readlink(f"/proc/{os.environ['PROGRAM_ID']}/exe")


def frames():
    return [node.get_name() for node in everything() if node.get_role() == Atspi.Role.FRAME]


def kept(variable, name):
    file = pathlib.Path(os.environ[variable], "corkboard", name)
    return file.read_text() if file.exists() else ""


wait("The board", lambda: frames() == ["Untitled Board"])
take_focus()
keys("F10")
wait("The menu", lambda: in_menu("Preferences"))
wait("The menu with what the app is", lambda: in_menu("About Corkboard"))
keys("Escape")
wait("The menu gone", lambda: not in_menu("About Corkboard"))
keys("ctrl+comma")
wait("The preferences", lambda: "Preferences" in frames())
take_focus()
wait("The focus on the first preference", lambda: focused() or keys("Tab"))
keys("Tab", "space")
wait("What is kept", lambda: "newBoards.showsLibrary=true" in kept("XDG_CONFIG_HOME", "settings.ini"))
keys("Escape")
wait("The preferences gone", lambda: frames() == ["Untitled Board"])

drawing = pathlib.Path(os.environ["HOME"], "blue.svg")
drawing.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="9" height="9"/></svg>')
for _ in range(2):
    begin = time.monotonic()
    assert subprocess.run([program, "start", drawing], timeout=30).returncode == 0
    print(f"A second start took {time.monotonic() - begin:.2f} s.", file=sys.stderr)
    wait("The drawing, in one window", lambda: sorted(frames()) == ["Untitled Board", "blue.svg"])
assert subprocess.run([program], timeout=30).returncode == 0
wait("The start window", lambda: "Corkboard" in frames())
subprocess.run(
    ["gdbus", "call", "--session", "--dest", "io.github.corkboard.Corkboard", "--object-path",
     "/io/github/corkboard/Corkboard", "--method", "org.freedesktop.Application.ActivateAction", "new-board", "[]", "{}"],
    check=True, timeout=30, capture_output=True)
wait("A second board", lambda: frames().count("Untitled Board") == 2)
wait("Its library, as is preferred now", lambda: named("Search songs"))
print("done")
