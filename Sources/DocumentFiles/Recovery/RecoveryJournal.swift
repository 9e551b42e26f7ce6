import Foundation
import Synchronization

/// Keeps what was changed in a document safe until it is saved.
///
/// Each state that is recorded reaches the disk within two seconds, away from the calling thread; states that follow each
/// other faster are left out but for the last. After a crash ``RecoveryFolder/leftBehind()`` finds it.
public final class RecoveryJournal<Document: RecoverableDocument>: @unchecked Sendable {
    /// From which size on, in bytes, a journal is begun again with the last state.
    static var sizeLimit: Int { 1 << 20 }

    private struct Pending {
        var record: JournalRecord<Document>?
        var isScheduled = false
    }

    /// What is not on the disk yet.
    private let pending = Mutex(Pending())
    private let queue = DispatchQueue(label: "recovery journal")
    private let interval: Double
    private let onFailure: @Sendable (String) -> Void
    // On the queue only.
    private var file: JournalFile?
    private var hasFailed = false

    /// Begins a journal.
    ///
    /// - Parameters:
    ///   - folder: The folder; made if it is not there.
    ///   - interval: After how many seconds, less than 2, a change is on its way to the disk.
    ///   - onFailure: Called on another thread with a sentence when changes cannot be kept; not again before they could.
    public init(
        in folder: RecoveryFolder, interval: Double = 0.5, onFailure: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.interval = interval
        self.onFailure = onFailure
        queue.async { self.begin(in: folder) }
    }

    /// Records what the document is now.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - origin: The file it comes from; `nil` if it was never saved.
    /// - Complexity: O(1) for the caller.
    public func record(_ document: Document, from origin: FileOrigin?) {
        let isFirst = pending.withLock { pending in
            pending.record = JournalRecord(document: document, origin: origin)
            defer { pending.isScheduled = true }
            return !pending.isScheduled
        }
        if isFirst { queue.asyncAfter(deadline: .now() + interval) { self.write() } }
    }

    /// Forgets what was recorded: the document is as it is in its file.
    public func clear() {
        pending.withLock { $0.record = nil }
        queue.async { self.file?.clear() }
    }

    /// Waits until everything that was recorded is on the disk.
    public func flush() { queue.sync { write() } }

    /// Ends the journal: there is nothing to recover.
    public func close() {
        pending.withLock { $0.record = nil }
        queue.sync {
            file?.remove()
            file = nil
        }
    }

    private func begin(in folder: RecoveryFolder) {
        do {
            try FileManager.default.createDirectory(
                at: folder.url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            file = try JournalFile(folder.newJournal(Document.self).path, isNew: true)
        } catch {
            fail(error)
        }
    }

    private func write() {
        let record = pending.withLock { pending in
            pending.isScheduled = false
            return pending.record.take()
        }
        guard let file, let record else { return }
        do {
            let data = try record.encoded()
            if file.size + data.count > Self.sizeLimit { try file.replace(with: data) } else { try file.append(data) }
            hasFailed = false
        } catch {
            pending.withLock { $0.record = $0.record ?? record }
            fail(error)
        }
    }

    private func fail(_ error: any Error) {
        if !hasFailed {
            let reason = (error as? SystemFault)?.reason ?? error.localizedDescription
            let end = reason.hasSuffix(".") ? "" : "."
            onFailure(
                "Changes cannot be kept safe against a crash: \(reason)\(end) Save the \(Document.kindName) now and then."
            )
        }
        hasFailed = true
    }
}
