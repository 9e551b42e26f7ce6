import ArgumentParser

@main
struct CorkboardCommand: ParsableCommand {}
