import DocumentFiles
import Foundation
import Observation

/// Settings in a text file, a line each: `name=value`.
///
/// The file is read once. What is set is written soon after, off the main thread and whole or not at all; lines that
/// belong to somebody else stay as they are. A file that is no list of settings is kept aside, and told of.
@MainActor
public final class SettingsFile {
    /// The settings of the program: `settings.ini` in its folder of `$XDG_CONFIG_HOME`.
    public static let standard = SettingsFile(
        UserFolder.config.ofProgram.appending(component: "settings.ini"),
        formerly: UserFolder.config.formerlyOfProgram?.appending(component: "settings.ini"))

    /// How large the program's windows were: `windows.ini` in its folder of `$XDG_STATE_HOME`.
    public static let windowSizes = SettingsFile(
        UserFolder.state.ofProgram.appending(component: "windows.ini"),
        formerly: UserFolder.state.formerlyOfProgram?.appending(component: "windows.ini"))

    /// The file; it need not be there.
    public let url: URL
    private let report: @MainActor (String) -> Void
    private var settings: [String: Setting] = [:]
    private var stored: [String: String] = [:]
    /// What is not written yet; nil for a setting that is taken away.
    private var pending: [String: String?] = [:]
    private var writing: Task<Void, Never>?

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - url: the file.
    ///   - former: where the settings were before; it is moved to `url` where there is nothing yet.
    ///   - report: receives a sentence where it cannot be read or written.
    public init(
        _ url: URL,
        formerly former: URL? = nil,
        report: @escaping @MainActor (String) -> Void = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    ) {
        self.url = url
        self.report = report
        if let former { takeOver(former) }
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        do {
            stored = try SettingsText(Data(contentsOf: url)).values
        } catch let fault as SettingsText.Fault {
            keepAside(fault)
        } catch {
            report("“\(url.path)” could not be read, and settings are as at first: \(error.localizedDescription)")
        }
    }

    private func takeOver(_ former: URL) {
        let files = FileManager.default
        guard !files.fileExists(atPath: url.path), files.fileExists(atPath: former.path) else { return }
        do {
            try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.moveItem(at: former, to: url)
        } catch {
            report("The settings in “\(former.path)” could not be taken over: \(error.localizedDescription)")
        }
    }

    private func keepAside(_ fault: SettingsText.Fault) {
        let names = [url.path + ".bad"] + (2...99).map { "\(url.path).bad-\($0)" }
        let aside = names.first { !FileManager.default.fileExists(atPath: $0) } ?? names[0]
        do {
            try FileManager.default.moveItem(atPath: url.path, toPath: aside)
            report(
                "“\(url.path)” is no list of settings: \(fault.reason). It was kept as “\(aside)”; settings are as at first."
            )
        } catch {
            report("“\(url.path)” is no list of settings: \(fault.reason). \(error.localizedDescription)")
        }
    }

    /// The setting of a name, which views can follow.
    func setting(_ name: String) -> Setting {
        if let setting = settings[name] { return setting }
        let setting = Setting(name, stored[name], in: self)
        settings[name] = setting
        return setting
    }

    /// The text of a setting; nil where there is none.
    public subscript(name: String) -> String? {
        get { setting(name).text }
        set { setting(name).text = newValue }
    }

    fileprivate func changed(_ setting: Setting) {
        pending[setting.name] = .some(setting.text)
        guard writing == nil else { return }
        writing = Task {
            while !pending.isEmpty {
                let changes = pending
                pending = [:]
                let result = await Task.detached { [url] in Result { try Self.write(changes, to: url) } }.value
                tell(of: result)
            }
            writing = nil
        }
    }

    /// Writes what is not written yet; blocks until it is: for the end of the program.
    public func flush() {
        guard !pending.isEmpty else { return }
        let changes = pending
        pending = [:]
        tell(of: Result { try Self.write(changes, to: url) })
    }

    private func tell(of result: Result<Void, any Error>) {
        guard case .failure(let error) = result else { return }
        report("“\(url.path)” could not be written: \(error.localizedDescription)")
    }

    /// Changes some settings of a file, which another window of the program may have changed meanwhile.
    nonisolated private static func write(_ changes: [String: String?], to url: URL) throws {
        var text = (try? SettingsText(Data(contentsOf: url))) ?? SettingsText()
        for (name, value) in changes.sorted(by: { $0.key < $1.key }) { text[name] = value }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.data.write(to: url, options: .atomic)
    }
}

/// One setting, as text.
@MainActor @Observable
final class Setting {
    let name: String
    @ObservationIgnored private let file: SettingsFile
    private var stored: String?

    init(_ name: String, _ text: String?, in file: SettingsFile) {
        self.name = name
        self.file = file
        stored = text
    }

    var text: String? {
        get { stored }
        set {
            guard newValue != stored else { return }
            stored = newValue
            file.changed(self)
        }
    }
}
