import Foundation

/// The golden pictures.
///
/// With `CORK_GOLDENS=write` in the environment, tests write the pictures instead of comparing them; look at each one
/// before you commit it.
package enum Golden {
    /// The root folder of the package.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A Boolean value that indicates whether tests write the pictures.
    package static var isWriting: Bool { ProcessInfo.processInfo.environment["CORK_GOLDENS"] == "write" }

    /// Returns the file of a picture.
    package static func file(_ name: String) -> URL { root.appending(path: "Tests/Goldens/\(name).png") }
}
