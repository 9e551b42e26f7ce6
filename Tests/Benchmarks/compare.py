#!/usr/bin/env python3
"""Runs the programs of a benchmark in turns and prints their medians beside the budgets.

A benchmark is a JSON file: `programs` pairs a reference program in C with Corkboard's, both with `environment` where there
is one; `measures` names the figures of the JSON line that each program prints, with the ratio to the reference that a
figure may reach (`ratio`; with OpenGL `gl` where that differs), or the value it may reach where there is no reference
(`limit`). A figure may be one of them less others, as in "a - b". The reference of a measure is Corkboard's own program
`against` where one is named, and its figure `againstKey` where that is another one. Programs that turn OpenGL off run with Cairo alone. The exit status is 1 when a figure exceeds
its budget.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

SIDES = ("c", "corkboard")
# First frames differ from run to run by more than what is measured over many steps: programs also run for these alone.
FIRST_FRAME = "first_frame"
STARTS = 10


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("benchmark", type=Path, help="the JSON file that describes the benchmark")
    parser.add_argument("--c", type=Path, required=True, help="folder of the C programs and of launch")
    parser.add_argument("--corkboard", type=Path, required=True, help="folder of the Swift programs")
    parser.add_argument("--renderer", choices=("cairo", "gl"), default="cairo", help="renderer of both (default cairo)")
    parser.add_argument("--runs", type=int, default=7, help="runs of each program (default 7)")
    parser.add_argument("--limit", type=float, default=120, help="seconds one run may take (default 120)")
    return parser.parse_args()


def run(launch, folder, command, environment, limit):
    """The figures that one run of a program prints."""
    words = [launch, folder / command[0], *command[1:]]
    shown = " ".join(command)
    try:
        result = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        sys.exit(f"{shown}: no end within {limit:g} s.")
    for line in result.stdout.splitlines():
        if line.startswith('{"impl"'):
            return json.loads(line)
    sys.exit(f"{shown}: printed no figures and ended with status {result.returncode}.\n{result.stderr[-2000:]}")


def turns(programs, count, environment, options):
    """Runs of programs, by name and side. The sides take turns, so that a busy spell of the machine meets both."""
    folders = {"c": options.c, "corkboard": options.corkboard}
    runs = {}
    for turn in range(count):
        for name, commands in programs.items():
            for side in SIDES if turn % 2 == 0 else SIDES[::-1]:
                if side in commands:
                    surroundings = {**environment, **commands.get("environment", {})}
                    figures = run(options.c / "launch", folders[side], commands[side], surroundings, options.limit)
                    runs.setdefault((name, side), []).append(figures)
    return runs


def measure(benchmark, options):
    """All runs, and those that end with the first frame."""
    environment = {**os.environ, **benchmark.get("environment", {})}
    runs = turns(benchmark["programs"], options.runs, environment, options)
    compared = {item["program"] for item in benchmark["measures"] if item["key"].startswith(FIRST_FRAME)}
    started = {name: commands for name, commands in benchmark["programs"].items() if name in compared}
    starts = turns(started, options.runs * STARTS, {**environment, "BENCH_ONLY": "none"}, options)
    return runs, starts


def median(runs, key, shown):
    first, *others = key.split(" - ")
    values = [
        figures[first] - sum(figures[name] for name in others)
        for figures in runs if all(name in figures for name in (first, *others))
    ]
    if len(values) < len(runs):
        sys.exit(f"{shown}: {len(runs) - len(values)} of {len(runs)} runs have no figure {key}.")
    return statistics.median(values)


def with_opengl(benchmark):
    """The benchmark without programs that turn OpenGL off, and with the budgets for OpenGL."""
    def uses_it(commands):
        return "gl-disable" not in commands.get("environment", {}).get("GDK_DEBUG", "")

    programs = {name: commands for name, commands in benchmark["programs"].items() if uses_it(commands)}
    measures = [
        {**item, "ratio": item["gl"]} if "gl" in item else item
        for item in benchmark["measures"] if item["program"] in programs
    ]
    return {**benchmark, "programs": programs, "measures": measures}


def rows(benchmark, runs, starts):
    """A row of text for each measure, and whether every budget is kept."""
    def all_runs(program, side, key):
        return runs[program, side] + (starts.get((program, side), []) if key.startswith(FIRST_FRAME) else [])

    kept = True
    table = [("measure", "C", "Corkboard", "ratio", "budget", "ok")]
    for item in benchmark["measures"]:
        both = {
            side: median(all_runs(item["program"], side, item["key"]), item["key"], f"{item['name']} ({side})")
            for side in SIDES
            if (item["program"], side) in runs and (side == "corkboard" or "limit" not in item)
        }
        ours, reference = both["corkboard"], both.get("c")
        if "against" in item:
            shown, key = f"{item['name']} (against {item['against']})", item.get("againstKey", item["key"])
            reference = median(all_runs(item["against"], "corkboard", key), key, shown)
        ratio = ours / reference if reference else None
        budget, good = "", None
        if "ratio" in item:
            budget, good = f"{item['ratio']:g}x", ratio is not None and ratio <= item["ratio"]
        elif "limit" in item:
            budget, good = f"{item['limit']:g}", ours <= item["limit"]
        kept = kept and good is not False
        table.append((
            item["name"],
            f"{reference:.2f}" if reference is not None else "",
            f"{ours:.2f}",
            f"{ratio:.2f}x" if ratio is not None else "",
            budget,
            {True: "yes", False: "NO", None: ""}[good],
        ))
    return table, kept


def main():
    options = arguments()
    benchmark = json.loads(options.benchmark.read_text())
    if options.renderer == "gl":
        benchmark = with_opengl(benchmark)
    runs, starts = measure(benchmark, options)
    table, kept = rows(benchmark, runs, starts)
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    renderer = next(iter(runs.values()))[0]["renderer"]
    loading = "both load OpenGL" if options.renderer == "gl" else "only C loads OpenGL, but where neither does"
    print(f"medians of {options.runs} runs, {options.runs * (STARTS + 1)} of first frames; {renderer}, {loading}")
    for row in table:
        cells = [cell.ljust(width) if i == 0 else cell.rjust(width) for i, (cell, width) in enumerate(zip(row, widths))]
        print("  ".join(cells).rstrip())
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()
