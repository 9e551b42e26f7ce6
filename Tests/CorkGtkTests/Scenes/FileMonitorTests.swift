import CorkGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct FileMonitorTests {
        private final class Changes { var count = 0 }

        /// Waits until a change is reported; returns `false` after ten seconds.
        private func told(_ changes: Changes) async throws -> Bool {
            for _ in 0..<200 where changes.count == 0 { try await Task.sleep(for: .milliseconds(50)) }
            defer { changes.count = 0 }
            return changes.count > 0
        }

        @Test func `every change of a file is reported`() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "monitor-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let (file, other) = (folder.appending(path: "file"), folder.appending(path: "other"))
            let changes = Changes()
            var monitor: AnyObject? = GtkFileMonitors().monitor(file) { changes.count += 1 }
            try Data("1".utf8).write(to: file)
            #expect(try await told(changes), "made")
            let handle = try FileHandle(forWritingTo: file)
            try handle.write(contentsOf: Data("22".utf8))
            try handle.close()
            #expect(try await told(changes), "written")
            try Data("333".utf8).write(to: other)
            #expect(rename(other.path, file.path) == 0)
            #expect(try await told(changes), "put in place")
            #expect(rename(file.path, other.path) == 0)
            #expect(try await told(changes), "renamed")
            #expect(rename(other.path, file.path) == 0)
            #expect(try await told(changes), "back again")
            try FileManager.default.removeItem(at: file)
            #expect(try await told(changes), "taken away")
            _ = monitor
            monitor = nil
            changes.count = 0
            try Data("4".utf8).write(to: file)
            try await Task.sleep(for: .milliseconds(300))
            #expect(changes.count == 0, "nobody watches any more")
        }

        @Test
        func `changes anywhere in a folder are reported, also in folders that are added or replace it`() async throws {
            let outer = FileManager.default.temporaryDirectory.appending(path: "monitor-\(UUID().uuidString)")
            let folder = outer.appending(path: "party.board")
            let make = { (name: String) in
                try FileManager.default.createDirectory(
                    at: folder.appending(path: name), withIntermediateDirectories: true)
            }
            try make("deep/deeper")
            defer { try? FileManager.default.removeItem(at: outer) }
            let changes = Changes()
            var monitor: AnyObject? = GtkFileMonitors().monitor(folder) { changes.count += 1 }
            // Folders are watched a moment later: what is written until one is told tells that.
            for turn in 0..<200 where changes.count == 0 {
                try Data("\(turn)".utf8).write(to: folder.appending(path: "deep/deeper/file"))
                try await Task.sleep(for: .milliseconds(50))
            }
            #expect(try await told(changes), "written")
            try make("new")
            #expect(try await told(changes), "a new folder")
            try Data("1".utf8).write(to: folder.appending(path: "new/file"))
            #expect(try await told(changes), "written in it")
            #expect(rename(folder.path, outer.path + "/old") == 0)
            #expect(try await told(changes), "renamed")
            try make("deep")
            #expect(try await told(changes), "another one in its place")
            try Data("2".utf8).write(to: folder.appending(path: "deep/file"))
            #expect(try await told(changes), "written in that")
            _ = monitor
            monitor = nil
        }
    }
}
