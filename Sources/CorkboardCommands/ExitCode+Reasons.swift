import ArgumentParser

/// The exit codes for failures, as defined in `sysexits.h`.
///
/// The argument parser itself uses 64 for invalid arguments.
extension ExitCode {
    /// Part of the input is missing from the output: 65.
    static let incomplete = ExitCode(65)
    /// A file could not be read: 66.
    static let unreadableInput = ExitCode(66)
    /// There is no display, and none could be started: 69.
    static let noDisplay = ExitCode(69)
    /// A file could not be written: 73.
    static let unwritableOutput = ExitCode(73)
}
