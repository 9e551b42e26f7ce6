import Foundation
import Testing

@testable import BoardDocument
@testable import DocumentFiles

@Suite struct AtomicFileTests {
    let folder: TemporaryFolder
    let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("party.songboard")
    }

    static func mode(_ url: URL) -> mode_t {
        var status = stat()
        return stat(url.path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    /// The error of writing; `nil` if there is none.
    static func failure(
        _ data: Data = Data("new".utf8), to url: URL, calling calls: AtomicFile.Calls = .system
    ) -> AtomicFileError? {
        do {
            try AtomicFile.write(data, to: url, calling: calls)
            return nil
        } catch {
            return error
        }
    }

    @Test func `files are made and replaced`() throws {
        for data in [Data("one".utf8), Data(), Data(repeating: 7, count: 3_000_000)] {
            try AtomicFile.write(data, to: file)
            #expect(try Data(contentsOf: file) == data)
        }
        #expect(try folder.names == ["party.songboard"])
    }

    @Test(arguments: [0o600, 0o640, 0o666, 0o755] as [mode_t]) func `the mode stays`(mode: mode_t) throws {
        try Data("old".utf8).write(to: file)
        #expect(chmod(file.path, mode) == 0)
        try AtomicFile.write(Data("new".utf8), to: file)
        #expect(Self.mode(file) == mode)
    }

    @Test(.enabled(if: geteuid() == 0)) func `the owner stays`() throws {
        try Data("old".utf8).write(to: file)
        #expect(chown(file.path, 1234, 2345) == 0)
        try AtomicFile.write(Data("new".utf8), to: file)
        var status = stat()
        #expect(stat(file.path, &status) == 0)
        #expect(status.st_uid == 1234 && status.st_gid == 2345)
    }

    @Test func `new files have the mode of the process`() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            umask(0o027)
            try AtomicFile.write(Data(), to: folder.file("a"))
            try #require(AtomicFileTests.mode(folder.file("a")) == 0o640)
        }
    }

    @Test func `tags and other extended attributes stay`() throws {
        let file = folder.url.appending(path: "board.csv")
        try Data("old".utf8).write(to: file)
        // Not every file system has them.
        guard ExtendedAttributes.set("user.xdg.tags", to: Array("party".utf8), of: file.path) else { return }
        try AtomicFile.write(Data("new".utf8), to: file)
        #expect(ExtendedAttributes.value("user.xdg.tags", of: file.path) == Array("party".utf8))
    }

    @Test func `links are followed and stay links`() throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder.file("deep"), withIntermediateDirectories: false)
        try Data("old".utf8).write(to: folder.file("deep/real"))
        try manager.createSymbolicLink(atPath: folder.file("deep/second").path, withDestinationPath: "real")
        try manager.createSymbolicLink(atPath: file.path, withDestinationPath: "deep/second")
        try AtomicFile.write(Data("new".utf8), to: file)
        #expect(try manager.destinationOfSymbolicLink(atPath: file.path) == "deep/second")
        #expect(try manager.destinationOfSymbolicLink(atPath: folder.file("deep/second").path) == "real")
        #expect(try Data(contentsOf: folder.file("deep/real")) == Data("new".utf8))
        #expect(try manager.contentsOfDirectory(atPath: folder.file("deep").path).sorted() == ["real", "second"])
    }

    @Test func `a link to nothing makes what it leads to`() throws {
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: file.path, withDestinationPath: folder.file("target").path)
        try AtomicFile.write(Data("new".utf8), to: file)
        #expect(try Data(contentsOf: folder.file("target")) == Data("new".utf8))
        #expect(try manager.destinationOfSymbolicLink(atPath: file.path) == folder.file("target").path)
    }

    @Test func `invalid places are reported`() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.file("loop").path, withDestinationPath: "loop")
        #expect(mkfifo(folder.file("pipe").path, 0o600) == 0)
        #expect(Self.failure(to: folder.url)?.code == EISDIR)
        #expect(Self.failure(to: folder.file("loop"))?.code == ELOOP)
        #expect(Self.failure(to: folder.file("pipe"))?.reason == "it is not a plain file")
        #expect(Self.failure(to: folder.file("none/a"))?.reason == "there is no folder “\(folder.url.path)/none”")
        #expect(
            Self.failure(to: folder.file("none/a"))?.localizedDescription
                == "“a” could not be saved: there is no folder “\(folder.url.path)/none”.")
        #expect(Self.failure(to: folder.file("pipe/a"))?.code == ENOTDIR)
        #expect(try folder.names == ["loop", "pipe"])
    }

    @Test func `a link that cannot be followed by name is not replaced`() throws {
        #expect(symlink([0x61, -1, 0], folder.file("link").path) == 0)
        #expect(Self.failure(to: folder.file("link"))?.reason == "it is a link to a file whose name is not in UTF-8")
    }

    enum Step: CaseIterable {
        case firstWrite, secondWrite, sync, rename
    }

    @Test(arguments: Step.allCases, [true, false])
    func `a failure at any step leaves the old file and nothing else`(step: Step, isNew: Bool) throws {
        if !isNew {
            try Data("old".utf8).write(to: file)
        }
        var calls = AtomicFile.Calls.system
        let written = Counter()
        switch step {
        case .firstWrite: calls.write = { _, _, _ in fail(ENOSPC) }
        case .secondWrite:
            calls.write = { descriptor, bytes, count in
                written.next() > 0 ? fail(ENOSPC) : write(descriptor, bytes, min(2, count))
            }
        case .sync: calls.sync = { _ in Int32(fail(EIO)) }
        case .rename: calls.rename = { _, _ in Int32(fail(EROFS)) }
        }
        let error = Self.failure(to: file, calling: calls)
        #expect(error?.code == [.sync: EIO, .rename: EROFS][step, default: ENOSPC])
        #expect(error?.path == file.path)
        #expect(try folder.names == (isNew ? [] : ["party.songboard"]))
        #expect(isNew || (try? Data(contentsOf: file)) == Data("old".utf8))
    }

    @Test func `partial and interrupted writes go on`() throws {
        var calls = AtomicFile.Calls.system
        let turns = Counter()
        calls.write = { descriptor, bytes, count in
            turns.next().isMultiple(of: 2) ? fail(EINTR) : write(descriptor, bytes, min(3, count))
        }
        let data = Data((0..<100).map { UInt8($0) })
        #expect(Self.failure(data, to: file, calling: calls) == nil)
        #expect(try Data(contentsOf: file) == data)
    }

    @Test func `a file that grows beyond its limit leaves the old one`() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let file = folder.file("a")
            try Data("old".utf8).write(to: file)
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
            try #require(setrlimit(__rlimit_resource_t(1), &limit) == 0)
            let error = AtomicFileTests.failure(Data(count: 200_000), to: file)
            try #require(error?.code == EFBIG)
            try #require(try folder.names == ["a"])
            try #require(try Data(contentsOf: file) == Data("old".utf8))
        }
    }

    @Test func `missing write permissions are reported and nothing is written`() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let file = folder.file("a")
            try Data("old".utf8).write(to: file)
            try #require(chmod(folder.url.path, 0o777) == 0 && chmod(file.path, 0o444) == 0)
            if geteuid() == 0 {
                try #require(seteuid(65534) == 0)
            }
            try #require(AtomicFileTests.failure(to: file)?.reason == "the file is read-only")
            if getuid() == 0 {
                try #require(seteuid(0) == 0)
            }
            try #require(chmod(folder.url.path, 0o555) == 0 && chmod(file.path, 0o666) == 0)
            if getuid() == 0 {
                try #require(seteuid(65534) == 0)
            }
            try #require(AtomicFileTests.failure(to: file)?.code == EACCES)
            try #require(AtomicFileTests.failure(to: folder.file("b"))?.code == EACCES)
            if getuid() == 0 {
                try #require(seteuid(0) == 0)
            }
            try #require(try Data(contentsOf: file) == Data("old".utf8))
            try #require(try folder.names == ["a"])
            try #require(chmod(folder.url.path, 0o755) == 0)
        }
    }

    @Test(.enabled(if: SmallDisk.isPossible, "needs the right to mount"))
    func `a full disk leaves the old file`() throws {
        let disk = try SmallDisk(at: folder.file("disk"))
        let file = disk.url.appendingPathComponent("a")
        try AtomicFile.write(Data("old".utf8), to: file)
        let error = Self.failure(Data(count: 1 << 20), to: file)
        #expect(error?.code == ENOSPC)
        #expect(error?.localizedDescription == "“a” could not be saved: the disk is full.")
        #expect(try Data(contentsOf: file) == Data("old".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path) == ["a"])
        try disk.makeReadOnly()
        #expect(Self.failure(to: file)?.reason == "the place is read-only")
        #expect(Self.failure(to: disk.url.appendingPathComponent("b"))?.reason == "the place is read-only")
    }
}
