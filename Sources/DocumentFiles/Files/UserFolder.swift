import Foundation
import Synchronization

/// The user's folders as the XDG Base Directory Specification defines them.
///
/// `$HOME` is the home folder, as in GLib; the account's folder is used only if `$HOME` isn't set. Relative paths in
/// variables are ignored, as the specification requires.
public enum UserFolder: String, CaseIterable, Sendable {
    case cache = "XDG_CACHE_HOME"
    case config = "XDG_CONFIG_HOME"
    case data = "XDG_DATA_HOME"
    case state = "XDG_STATE_HOME"

    private static let name = Mutex<String?>(nil)

    /// The name of the program's folders, by default that of the executable.
    ///
    /// An application sets the name before it accesses any file, so that its folders stay the same if the executable
    /// is renamed.
    public static var programName: String {
        get { name.withLock { $0 } ?? ProcessInfo.processInfo.processName }
        set { name.withLock { $0 = newValue } }
    }

    /// Returns the user's home folder.
    public static func home(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        environment["HOME"].flatMap(absolute) ?? FileManager.default.homeDirectoryForCurrentUser
    }

    /// The folder that all programs share.
    public func url(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        environment[rawValue].flatMap(Self.absolute) ?? Self.home(environment: environment).appending(path: place)
    }

    /// The program's own folder inside of this folder.
    public var ofProgram: URL { url().appending(component: Self.programName) }

    /// The folder that earlier versions named after the executable; `nil` if it is the same.
    package var formerlyOfProgram: URL? {
        let former = ProcessInfo.processInfo.processName
        return former == Self.programName ? nil : url().appending(component: former)
    }

    /// Returns the pictures folder according to `user-dirs.dirs`; it may not exist.
    public static func pictures(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        let home = home(environment: environment)
        let list = UserFolder.config.url(environment: environment).appending(component: "user-dirs.dirs")
        let named = (try? String(contentsOf: list, encoding: .utf8))?
            .split(whereSeparator: \.isNewline)
            .last { $0.hasPrefix("XDG_PICTURES_DIR=") }?
            .dropFirst("XDG_PICTURES_DIR=".count)
            .trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
        guard let named else { return home.appending(component: "Pictures") }
        return absolute(named.replacing("$HOME", with: home.path, maxReplacements: 1)) ?? home
    }

    private var place: String {
        switch self {
        case .cache: ".cache"
        case .config: ".config"
        case .data: ".local/share"
        case .state: ".local/state"
        }
    }

    private static func absolute(_ path: String) -> URL? {
        path.hasPrefix("/") ? URL(filePath: path, directoryHint: .isDirectory) : nil
    }
}
