import DocumentFiles
import Foundation
import Observation
import Synchronization

/// Settings in a text file with lines of the form `name=value`.
///
/// The file is read once. Changes are written shortly afterwards, off the main thread and atomically; unknown lines are
/// preserved. A file that is not a valid list of settings is renamed and reported.
@MainActor
public final class SettingsFile {
    /// The settings of the program, in `settings.ini` in its folder of `$XDG_CONFIG_HOME`.
    public static let standard = SettingsFile(
        UserFolder.config.ofProgram.appending(component: "settings.ini"),
        formerly: UserFolder.config.formerlyOfProgram?.appending(component: "settings.ini"))

    /// The sizes of the program's windows, in `windows.ini` in its folder of `$XDG_STATE_HOME`.
    public static let windowSizes = SettingsFile(
        UserFolder.state.ofProgram.appending(component: "windows.ini"),
        formerly: UserFolder.state.formerlyOfProgram?.appending(component: "windows.ini"))

    /// The file, which need not exist.
    public let url: URL
    private let report: @MainActor (String) -> Void
    private var settings: [String: Setting] = [:]
    private var stored: [String: String] = [:]
    /// Changes that are not written yet; `nil` for a removed setting.
    private let pending = Mutex<[String: String?]>([:])
    private var writing: Task<Void, Never>?
    /// Serializes reading, changing and writing the file.
    private let access = Mutex(())

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - former: The previous location of the settings, which are moved to `url` if that does not exist.
    ///   - report: Called with a sentence if the file cannot be read or written.
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

    /// Returns the setting with a name, which views can observe.
    func setting(_ name: String) -> Setting {
        if let setting = settings[name] { return setting }
        let setting = Setting(name, stored[name], in: self)
        settings[name] = setting
        return setting
    }

    /// The text of a setting; `nil` if it is not set.
    public subscript(name: String) -> String? {
        get { setting(name).text }
        set { setting(name).text = newValue }
    }

    fileprivate func changed(_ setting: Setting) {
        pending.withLock { $0[setting.name] = .some(setting.text) }
        guard writing == nil else { return }
        writing = Task {
            while pending.withLock({ !$0.isEmpty }) {
                report(await Task.detached { [self] in Result { try write() } }.value)
            }
            writing = nil
        }
    }

    /// Writes pending changes synchronously, before the program ends.
    public func flush() { report(Result { try write() }) }

    private func report(_ result: Result<Void, any Error>) {
        guard case .failure(let error) = result else { return }
        let reason = (error as? SettingsText.Fault).map { "it is no list of settings: \($0.reason)" }
        report("“\(url.path)” could not be written: \(reason ?? error.localizedDescription)")
    }

    /// Applies pending changes to the file, which another process of the program may have changed meanwhile.
    ///
    /// - Throws: An error if the file can't be written, or if it exists and can't be read; it is unchanged then.
    nonisolated private func write() throws {
        try access.withLock { _ in
            let changes = pending.withLock { pending in
                defer { pending = [:] }
                return pending
            }
            guard !changes.isEmpty else { return }
            let exists = FileManager.default.fileExists(atPath: url.path)
            var text = exists ? try SettingsText(Data(contentsOf: url)) : SettingsText()
            for (name, value) in changes.sorted(by: { $0.key < $1.key }) { text[name] = value }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.data.write(to: url, options: .atomic)
        }
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
