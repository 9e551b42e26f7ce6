import Foundation
import Synchronization

/// The folders of the person who runs the program, as the XDG Base Directory Specification names them.
///
/// `$HOME` is the person's home folder, as for GLib; the account's folder counts only where `$HOME` is not set.
/// Relative paths in variables are ignored, as the specification asks.
public enum UserFolder: String, CaseIterable, Sendable {
    case cache = "XDG_CACHE_HOME"
    case config = "XDG_CONFIG_HOME"
    case data = "XDG_DATA_HOME"
    case state = "XDG_STATE_HOME"

    private static let name = Mutex<String?>(nil)

    /// The name of the program's own folders: the name of the executable unless the application sets another one.
    ///
    /// An application sets it before it reads any file, so that its files stay where they are when the program's file
    /// is renamed.
    public static var programName: String {
        get { name.withLock { $0 } ?? ProcessInfo.processInfo.processName }
        set { name.withLock { $0 = newValue } }
    }

    /// The person's home folder.
    public static func home(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        environment["HOME"].flatMap(absolute) ?? FileManager.default.homeDirectoryForCurrentUser
    }

    /// The folder that all programs share.
    public func url(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        environment[rawValue].flatMap(Self.absolute) ?? Self.home(environment: environment).appending(path: place)
    }

    /// The program's own folder in it.
    public var ofProgram: URL { url().appending(component: Self.programName) }

    /// The folder that versions of the program used which named it after the program's file; nil where that is the same.
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
