import Foundation

/// The pictures that were looked at and kept.
///
/// With `CORK_GOLDENS=write` in the environment the pictures are kept instead of compared: look at each before you commit it.
package enum Golden {
    /// The package.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Whether pictures are kept.
    package static var isWriting: Bool { ProcessInfo.processInfo.environment["CORK_GOLDENS"] == "write" }

    /// Where a picture is kept.
    package static func file(_ name: String) -> URL { root.appending(path: "Tests/Goldens/\(name).png") }
}
