import Foundation
import SongCatalog
import Synchronization
import Testing

struct FileTests {
    private func error(reading url: URL) async -> SongFileError? {
        do {
            _ = try await SongFileReader().read(contentsOf: url)
            return nil
        } catch { return error as? SongFileError }
    }

    @Test func `a file is named as it was asked for`() async throws {
        try await withTemporaryFolder { folder in
            let url = folder.appending(path: "straße 1.csv")
            try Data("Title\nT\n\"\"\n".utf8).write(to: url)
            let reading = try await SongFileReader().read(contentsOf: url)
            #expect(reading.titles == ["T"])
            #expect(reading.file == url.path(percentEncoded: false))
        }
    }

    @Test func `a name that is not UTF-8 is reported as the reason, for a file and in a folder`() async throws {
        try await withTemporaryFolder { folder in
            for ending in [".csv", ".mp4", ".jpg"] {
                let path = Array(folder.path.utf8) + Array("/caf".utf8) + [0xE9] + Array(ending.utf8) + [0]
                let descriptor = path.withUnsafeBytes { bytes in
                    open(bytes.bindMemory(to: CChar.self).baseAddress!, O_CREAT | O_WRONLY, 0o600)
                }
                close(descriptor)
            }
            try Data().write(to: folder.appending(path: "A - B.mp4"))
            let list = await error(reading: folder.appending(path: "caf\u{FFFD}.csv"))
            #expect(list?.errorDescription?.contains("bytes that are not UTF-8") == true)
            let reading = try await SongFolderReader().read(contentsOf: folder)
            #expect(reading.titles == ["B"] && reading.skippedCount == 1)
            #expect(reading.skipped.first?.reason.contains("bytes that are not UTF-8") == true)
        }
    }

    @Test func `missing, folder, empty, refused, elsewhere`() async throws {
        try await withTemporaryFolder { folder in
            let missing = folder.appending(path: "none.csv")
            #expect(await error(reading: missing) == .doesNotExist(file: missing.relativePath))
            #expect(await error(reading: folder) == .isDirectory(file: folder.relativePath))
            let empty = folder.appending(path: "empty.csv")
            try Data().write(to: empty)
            #expect(await error(reading: empty) == .empty(file: empty.relativePath))
            let loop = folder.appending(path: "loop.csv")
            try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
            guard case .unreadable(loop.relativePath, 0, _) = await error(reading: loop) else {
                Issue.record("A link to itself was read.")
                return
            }
            let remote = try #require(URL(string: "https://example.org/a.csv"))
            let message = await error(reading: remote)?.errorDescription
            #expect(message == "“https://example.org/a.csv” cannot be read: only files on this computer can be read.")
        }
    }

    @Test(.enabled(if: geteuid() != 0, "Root may read every file."))
    func `a file without permission`() async throws {
        try await withTemporaryFolder { folder in
            let url = folder.appending(path: "secret.csv")
            try Data("Title\nT\n".utf8).write(to: url)
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
            guard case .unreadable = await error(reading: url) else {
                Issue.record("A file without permission was read.")
                return
            }
        }
    }

    @Test func `a pipe without a writer does not hang`() async throws {
        try await withTemporaryFolder { folder in
            let url = folder.appending(path: "pipe")
            try #require(mkfifo(url.path, 0o600) == 0)
            let reason = "it is not a regular file, and nothing writes to it"
            #expect(await error(reading: url) == .unreadable(file: url.relativePath, line: 0, reason: reason))
        }
    }

    @Test func `progress rises to 1`() async throws {
        try await withTemporaryFolder { folder in
            let url = folder.appending(path: "big.csv")
            try Data(("Title;Artist\n" + String(repeating: "title;artist\n", count: 100_000)).utf8).write(to: url)
            let steps = Mutex<[Double]>([])
            let reading = try await SongFileReader().read(contentsOf: url) { part in
                steps.withLock { $0.append(part) }
            }
            #expect(reading.entries.count == 100_000)
            let parts = steps.withLock { $0 }
            #expect(parts.count > 10 && parts.count <= 102)
            #expect(parts == parts.sorted() && parts.last == 1)
        }
    }

    @Test @MainActor func `the main actor is free while a file is read for it`() async throws {
        try await withTemporaryFolder { folder in
            let url = folder.appending(path: "small.csv")
            try Data("Title\nT\n".utf8).write(to: url)
            let mainActorRan = DispatchSemaphore(value: 0)
            let wasFree = Mutex(false)
            _ = try await SongFileReader().read(contentsOf: url) { _ in
                Task { @MainActor in mainActorRan.signal() }
                let outcome = mainActorRan.wait(timeout: .now() + 300)
                wasFree.withLock { $0 = outcome == .success }
            }
            #expect(wasFree.withLock { $0 })
        }
    }

    @Test func `a cancelled task stops within a step`() async throws {
        try await withTemporaryFolder { folder in
            let url = folder.appending(path: "big.txt")
            try Data(String(repeating: "artist - title\n", count: 200_000).utf8).write(to: url)
            let steps = Mutex(0)
            await #expect(throws: CancellationError.self) {
                _ = try await SongFileReader().read(contentsOf: url) { _ in
                    steps.withLock { $0 += 1 }
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            }
            #expect(steps.withLock { $0 } == 1)
        }
    }

    @Test func `a task waiting on a pipe can be cancelled`() async throws {
        try await withTemporaryFolder { folder in
            let url = folder.appending(path: "pipe")
            try #require(mkfifo(url.path, 0o600) == 0)
            let writer = open(url.path, O_RDWR)
            defer { close(writer) }
            try #require(write(writer, "A - T\n", 6) == 6)
            let task = Task { try await SongFileReader().read(contentsOf: url) }
            // Once the pipe is drained, the reader waits for more, since the writer keeps it open.
            var request = pollfd(fd: writer, events: Int16(POLLIN), revents: 0)
            while poll(&request, 1, 0) == 1 { await Task.yield() }
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
    }
}
