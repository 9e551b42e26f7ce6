import Foundation
import Synchronization

/// A journal that preserves unsaved changes of a document in case of a crash.
///
/// Recorded states reach the disk within two seconds, off the calling thread. If states follow each other faster, only
/// the last one is written. After a crash ``RecoveryFolder/leftBehind(_:)`` finds it.
public final class RecoveryJournal<Document: RecoverableDocument>: @unchecked Sendable {
    /// The size in bytes from which the journal is restarted with the last state.
    static var sizeLimit: Int { 1 << 20 }

    private struct Pending {
        var record: JournalRecord<Document>?
        var isScheduled = false
    }

    /// The state that isn't on the disk yet.
    private let pending = Mutex(Pending())
    private let queue = DispatchQueue(label: "recovery journal")
    private let interval: Double
    private let onFailure: @Sendable (String) -> Void
    // Accessed on the queue only.
    private var file: JournalFile?
    private var hasFailed = false

    /// Begins a journal.
    ///
    /// - Parameters:
    ///   - folder: The folder, which is created if it doesn't exist.
    ///   - interval: The delay of writing in seconds, less than 2.
    ///   - onFailure: A closure that receives a sentence, on another thread, when changes can't be written. It isn't
    ///     called again before a write succeeds.
    public init(
        in folder: RecoveryFolder, interval: Double = 0.5, onFailure: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.interval = interval
        self.onFailure = onFailure
        queue.async { self.begin(in: folder) }
    }

    /// Records the state of the document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - origin: The file of the document; `nil` if it was never saved.
    /// - Complexity: O(1) for the caller.
    public func record(_ document: Document, from origin: FileOrigin?) {
        let isFirst = pending.withLock { pending in
            pending.record = JournalRecord(document: document, origin: origin)
            defer { pending.isScheduled = true }
            return !pending.isScheduled
        }
        if isFirst { queue.asyncAfter(deadline: .now() + interval) { self.write() } }
    }

    /// Clears the journal after the document was saved.
    public func clear() {
        pending.withLock { $0.record = nil }
        queue.async { self.file?.clear() }
    }

    /// Waits until all recorded states are on the disk.
    public func flush() { queue.sync { write() } }

    /// Closes and removes the journal, since there is nothing to recover.
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
