import Foundation
import Synchronization
import Testing

@testable import BoardDocument
@testable import DocumentFiles

@Suite struct AtomicFolderTests {
    let folder: TemporaryFolder
    let place: URL

    init() throws {
        folder = try TemporaryFolder()
        place = folder.file("party.board")
    }

    static let old: [String: FileTree] = [
        "text.md": .file(Data("old".utf8)), "same.png": .file(Data(repeating: 3, count: 100_000)),
        "gone": .folder(["a": .file(Data())]), "kind": .file(Data("file".utf8)),
    ]
    static let new: [String: FileTree] = [
        "text.md": .file(Data("new".utf8)), "same.png": .file(Data(repeating: 3, count: 100_000)),
        "kind": .folder(["deep": .folder(["deeper": .file(Data("x".utf8))]), "empty": .folder([:])]),
        "link": .link("kind/deep"), "away": .link("/nowhere"),
    ]

    private func content(of url: URL) -> FileTree? { try? FileTree.read(url, upTo: 1 << 20) }

    private func failure(
        _ content: [String: FileTree] = new, to url: URL, calling calls: AtomicFile.Calls = .system
    ) -> AtomicFileError? {
        do {
            try AtomicFolder.write(content, to: url, calling: calls)
            return nil
        } catch {
            return error
        }
    }

    /// Calls of a file system that cannot exchange two paths.
    private var callsOfOldDisk: AtomicFile.Calls {
        var calls = AtomicFile.Calls.system
        calls.exchange = { _, _ in Int32(fail(EINVAL)) }
        return calls
    }

    @Test(arguments: [true, false])
    func `folders are made and replaced with all that is in them, and read back as they were`(exchanges: Bool) throws {
        let calls = exchanges ? AtomicFile.Calls.system : callsOfOldDisk
        for content in [Self.old, Self.new, [:], Self.old] {
            try AtomicFolder.write(content, to: place, calling: calls)
            #expect(self.content(of: place) == .folder(content))
            #expect(try folder.names == ["party.board"])
        }
    }

    @Test func `a file in the place is replaced by a folder`() throws {
        try Data("file".utf8).write(to: place)
        #expect(failure(to: place) == nil && content(of: place) == .folder(Self.new))
        #expect(try folder.names == ["party.board"])
    }

    @Test func `unchanged files keep their inode, and changed files and folders keep their mode`() throws {
        try AtomicFolder.write(Self.old.merging(["kind": .folder([:])]) { $1 }, to: place)
        #expect(chmod(place.path, 0o750) == 0 && chmod(place.path + "/text.md", 0o640) == 0)
        #expect(chmod(place.path + "/kind", 0o705) == 0)
        var (before, after) = (stat(), stat())
        #expect(stat(place.path + "/same.png", &before) == 0)
        try AtomicFolder.write(Self.new, to: place)
        #expect(stat(place.path + "/same.png", &after) == 0 && after.st_ino == before.st_ino && after.st_nlink == 1)
        #expect(
            ["", "/text.md", "/kind"].map { AtomicFileTests.mode(place.appending(path: $0)) } == [0o750, 0o640, 0o705])
    }

    @Test func `links that lead to the folder are followed and stay links`() throws {
        try AtomicFolder.write(Self.old, to: place)
        let link = folder.file("link.board")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "party.board")
        try AtomicFolder.write(Self.new, to: link)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "party.board")
        #expect(content(of: place) == .folder(Self.new))
    }

    @Test func `invalid file names and folders nested too deeply are rejected, and nothing is written`() throws {
        for name in ["", ".", "..", "a/b", "../up", "a\0b", String(repeating: "n", count: 300)] {
            #expect(failure([name: .file(Data())], to: place) != nil)
            #expect(failure(["sub": .folder([name: .link("x")])], to: place) != nil)
        }
        var deep = FileTree.folder([:])
        for _ in 0..<100 { deep = .folder(["d": deep]) }
        #expect(failure(["d": deep], to: place)?.reason == "its folders are nested too deep")
        #expect(failure(["a/b": .file(Data())], to: place)?.reason == "“a/b” can be no file's name")
        #expect(try folder.names == [])
    }

    enum Step: CaseIterable { case write, sync, exchange, setAside, putInPlace }

    @Test(arguments: Step.allCases)
    func `after a failure at any step there is the old folder and nothing else`(step: Step) throws {
        try AtomicFolder.write(Self.old, to: place)
        var calls = step == .setAside || step == .putInPlace ? callsOfOldDisk : .system
        let count = Counter()
        switch step {
        case .write: calls.write = { count.next() > 0 ? fail(ENOSPC) : write($0, $1, $2) }
        case .sync: calls.sync = { count.next() > 1 ? Int32(fail(EIO)) : fsync($0) }
        case .exchange: calls.exchange = { _, _ in Int32(fail(EBUSY)) }
        case .setAside: calls.rename = { _, _ in Int32(fail(EROFS)) }
        case .putInPlace: calls.rename = { count.next() == 1 ? Int32(fail(EIO)) : rename($0, $1) }
        }
        let error = failure(to: place, calling: calls)
        #expect(error?.code == [.write: ENOSPC, .exchange: EBUSY, .setAside: EROFS][step, default: EIO])
        #expect(content(of: place) == .folder(Self.old))
        #expect(try folder.names == ["party.board"])
    }

    @Test func `when a new folder cannot be put in place, nothing is left`() throws {
        var calls = AtomicFile.Calls.system
        calls.rename = { _, _ in Int32(fail(EROFS)) }
        #expect(failure(to: place, calling: calls)?.code == EROFS)
        #expect(try folder.names == [])
    }

    @Test
    func `at the step between old and new both are whole; where it takes two, the old one has a name that says so`()
        throws
    {
        try AtomicFolder.write(Self.old, to: place)
        let seen = Mutex<[FileTree?]>([])
        let look = { @Sendable (path: String) in
            let tree = try? FileTree.read(URL(fileURLWithPath: path), upTo: 1 << 20)
            seen.withLock { $0.append(tree) }
        }
        var calls = AtomicFile.Calls.system
        calls.exchange = {
            look($0)
            look($1)
            return Int32(fail(EINVAL))
        }
        let aside = folder.file("party (before saving).board").path
        calls.rename = {
            if $1 == aside { return rename($0, $1) }
            look($0)
            look(aside)
            return rename($0, $1)
        }
        #expect(failure(to: place, calling: calls) == nil)
        #expect(seen.withLock(\.self) == [.folder(Self.new), .folder(Self.old), .folder(Self.new), .folder(Self.old)])
        #expect(try folder.names == ["party.board"])
    }

    @Test func `the error names the backup when a folder can be neither replaced nor restored`() throws {
        try AtomicFolder.write(Self.old, to: place)
        var calls = callsOfOldDisk
        let count = Counter()
        calls.rename = { count.next() > 0 ? Int32(fail(EIO)) : rename($0, $1) }
        #expect(
            failure(to: place, calling: calls)?.reason
                == "the disk reports an error; the previous content is now called “party (before saving).board”")
        #expect(content(of: folder.file("party (before saving).board")) == .folder(Self.old))
    }

    @Test(.enabled(if: SmallDisk.isPossible, "needs the right to mount"))
    func `a full or read only disk leaves the old folder`() throws {
        let disk = try SmallDisk(at: folder.file("disk"))
        let place = disk.url.appending(path: "party.board")
        try AtomicFolder.write(Self.old, to: place)
        let large = Self.new.merging(["large": .folder(["file": .file(Data(count: 1 << 20))])]) { $1 }
        let error = failure(large, to: place)
        #expect(error?.localizedDescription == "“party.board” could not be saved: of “file” in it: the disk is full.")
        #expect(content(of: place) == .folder(Self.old))
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path) == ["party.board"])
        try disk.makeReadOnly()
        #expect(failure(to: place)?.reason == "the place is read-only")
        #expect(content(of: place) == .folder(Self.old))
    }

    @Test func `missing write permissions are reported and nothing is written`() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let place = folder.file("party.board")
            try AtomicFolder.write(AtomicFolderTests.old, to: place)
            try #require(chmod(folder.url.path, 0o777) == 0 && chmod(place.path + "/text.md", 0o444) == 0)
            if geteuid() == 0 {
                try #require(chown(place.path, 65534, 65534) == 0 && seteuid(65534) == 0)
            }
            let write = { (content: [String: FileTree]) -> String? in
                do throws(AtomicFileError) {
                    try AtomicFolder.write(content, to: place)
                    return nil
                } catch { return error.reason }
            }
            try #require(write(AtomicFolderTests.new) == "of “text.md” in it: the file is read-only")
            try #require(chmod(place.path, 0o555) == 0)
            try #require(write(AtomicFolderTests.new) == "the folder is read-only")
            try #require(try FileTree.read(place, upTo: 1 << 20) == .folder(AtomicFolderTests.old))
            try #require(try folder.names == ["party.board"])
            _ = seteuid(0)
        }
    }

    @Test(arguments: 1...8)
    func `a process that is killed at whatever moment leaves one whole state in place`(turn: Int) async throws {
        try AtomicFolder.write(["state": .file(Data("0".utf8))], to: place)
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = place.path as String, turn = turn as Int] in
            Thread.detachNewThread {
                usleep(UInt32(20_000 + turn * 7_300))
                kill(getpid(), SIGKILL)
            }
            for state in 1..<1_000_000 {
                let number = FileTree.file(Data("\(state)".utf8))
                try AtomicFolder.write(
                    ["state": number, "deep": .folder(["\(state)": number, "copy": number])],
                    to: URL(fileURLWithPath: path))
            }
        }
        guard case .folder(let content)? = content(of: place), case .file(let number)? = content["state"] else {
            Issue.record("There is no folder, or only a part of one.")
            return
        }
        let state = String(decoding: number, as: UTF8.self)
        #expect(state == "0" || content["deep"] == .folder([state: .file(number), "copy": .file(number)]))
    }

    // MARK: Reading

    @Test
    func `neither pipes nor names that are no text nor too many bytes are read; nothing is left out silently`() throws {
        let reason = { (limit: Int) -> String? in
            do throws(SystemFault) {
                _ = try FileTree.read(place, upTo: limit)
                return nil
            } catch { return error.reason }
        }
        try AtomicFolder.write(Self.old, to: place)
        #expect(reason(1 << 20) == nil)
        #expect(reason(100_000)?.hasPrefix("it is larger than") == true, "All files together count.")
        #expect(mkfifo(place.path + "/gone/pipe", 0o600) == 0)
        #expect(reason(1 << 20) == "of “pipe” in it: it is not a plain file")
        unlink(place.path + "/gone/pipe")
        let descriptor = open(place.path + "/\u{1}", O_CREAT | O_WRONLY, 0o600)
        close(descriptor)
        #expect(reason(1 << 20) == nil)
        let bytes: [CChar] = Array((place.path + "/").utf8CString.dropLast()) + [-1, -2, 0]
        close(open(bytes, O_CREAT | O_WRONLY, 0o600))
        #expect(reason(1 << 20) == "the name of a file in it is no text")
    }

    @Test func `the stamp of a folder changes with every change of its content`() throws {
        try AtomicFolder.write(Self.new, to: place)
        var stamps: Set<FileStamp> = []
        let isNew = { () -> Bool in FileStamp(of: place).map { stamps.insert($0).inserted } ?? false }
        #expect(isNew() && !isNew())
        let deep = place.appending(path: "kind/deep/deeper")
        try Data("y".utf8).write(to: deep)
        var times = [timespec(tv_sec: 1_000_000_000, tv_nsec: 7), timespec(tv_sec: 1_000_000_000, tv_nsec: 7)]
        utimensat(AT_FDCWD, deep.path, &times, 0)
        #expect(isNew() && !isNew())
        try FileManager.default.moveItem(at: deep, to: place.appending(path: "kind/deep/other"))
        #expect(isNew())
        try FileManager.default.removeItem(at: place.appending(path: "kind/empty"))
        #expect(isNew())
        unlink(place.path + "/link")
        symlink("kind", place.path + "/link")
        #expect(isNew() && !isNew())
    }

    @Test func `a folder and a URL that ends with a slash are the same file to those who edit it`() throws {
        try AtomicFolder.write(Self.new, to: place)
        let slashed = URL(fileURLWithPath: place.path, isDirectory: true)
        #expect(FileOrigin(file: slashed, stamp: nil).file == URL(fileURLWithPath: place.path, isDirectory: false))
        let claim = FileClaim(slashed, in: folder.file("claims"))
        #expect(claim?.file == place.resolved && FileClaim(place, in: folder.file("claims")) == nil)
    }
}
