import ArgumentParser

/// Why the program ends without having done what it was asked for; the numbers are those of `sysexits.h`.
///
/// Wrong arguments end it with 64, which the argument parser does by itself.
extension ExitCode {
    /// Something of what was read is not in what was written: 65.
    static let incomplete = ExitCode(65)
    /// A file could not be read: 66.
    static let unreadableInput = ExitCode(66)
    /// There is no display, and none could be started: 69.
    static let noDisplay = ExitCode(69)
    /// A file could not be written: 73.
    static let unwritableOutput = ExitCode(73)
}
