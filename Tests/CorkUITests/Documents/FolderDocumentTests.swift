import DocumentFiles
import Foundation
import Observation
import Testing

@testable import CorkTesting
@testable import CorkUI

/// A document of a value type, stored as a folder with a text, a folder of pictures and a link to the first picture.
struct Album: FileDocument, Equatable {
    static let readableContentTypes = [UTType(filenameExtension: "album", conformingTo: .package)!]
    var pictures: [String: Data] = [:]
    /// A Boolean value that indicates whether the album is written as a file instead of a folder.
    var isFile = false

    init(_ pictures: [String: Data] = [:]) { self.pictures = pictures }

    init(configuration: ReadConfiguration) throws {
        guard let folder = configuration.file.fileWrappers?["pictures"]?.fileWrappers else {
            throw CocoaError(.fileReadCorruptFile)
        }
        pictures = folder.compactMapValues(\.regularFileContents)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        if isFile { return FileWrapper(regularFileWithContents: Data()) }
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        folder.preferredFilename = "pictures"
        for (name, data) in pictures { folder.addRegularFile(withContents: data, preferredFilename: name) }
        let whole = configuration.existingFile ?? FileWrapper(directoryWithFileWrappers: [:])
        for name in ["pictures", "first"] { whole.fileWrappers?[name].map(whole.removeFileWrapper) }
        whole.addFileWrapper(folder)
        if let first = pictures.keys.min() {
            let link = FileWrapper(symbolicLinkWithDestinationURL: URL(string: "pictures/\(first)")!)
            link.preferredFilename = "first"
            whole.addFileWrapper(link)
        }
        return whole
    }
}

/// A document of a reference type, stored as a folder with a file for each pin.
@Observable
final class PinWall: ReferenceFileDocument, @unchecked Sendable {
    static let readableContentTypes = [UTType(filenameExtension: "pins", conformingTo: .package)!]
    var pins: [String] = []
    init() {}
    init(configuration: ReadConfiguration) throws { pins = configuration.file.fileWrappers!.keys.sorted() }
    @MainActor func snapshot(contentType: UTType) -> [String] { pins }
    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) -> FileWrapper {
        FileWrapper(
            directoryWithFileWrappers: Dictionary(
                uniqueKeysWithValues: snapshot.map { ($0, FileWrapper(regularFileWithContents: Data($0.utf8))) }))
    }
}

@MainActor
@Suite("Documents that are folders")
struct FolderDocumentTests {
    private let app = DocumentApp(DocumentApp.Albums())
    private let one = Data("one".utf8)
    private let two = Data("two".utf8)

    /// Writes an album to a folder on the disk.
    private func folder(_ name: String, _ pictures: [String: Data]) throws -> URL {
        let files = pictures.mapValues { FileTree.file($0) }
        let folder = app.file(name)
        try FileTree.folder(["pictures": .folder(files), "notes.txt": .file(Data("mine".utf8))]).write(to: folder)
        return URL(fileURLWithPath: folder.path, isDirectory: true)
    }

    private func tree(_ url: URL) -> FileTree? { try? FileTree.read(url, upTo: 1 << 20) }

    private func album(_ pictures: [String: Data]) -> FileTree {
        var content: [String: FileTree] = [
            "pictures": .folder(pictures.mapValues { .file($0) }), "notes.txt": .file(Data("mine".utf8)),
        ]
        if let first = pictures.keys.min() { content["first"] = .link("pictures/\(first)") }
        return .folder(content)
    }

    @Test func `a folder is read, saved with what the document keeps of it, undone and saved again`() async throws {
        let place = try folder("summer.album", ["a.png": one])
        let window = try await app.opening(place)
        let model = app.album
        #expect(window.text.contains(#"["a.png"], summer.album"#) && window.graph.window.title == "summer.album")
        model.document?.pictures["b.png"] = two
        #expect(await model.save(nil) && !model.history.isDirty)
        #expect(tree(place) == album(["a.png": one, "b.png": two]))
        model.document?.pictures["a.png"] = nil
        #expect(await model.save(nil))
        #expect(tree(place) == album(["b.png": two]))
        model.undo()
        #expect(await model.save(nil))
        #expect(tree(place) == album(["a.png": one, "b.png": two]) && model.notices.isEmpty)
    }

    @Test
    func `a new one is saved under a name, then there, and its folder has one window, with a slash at its end or not`()
        async throws
    {
        app.session.openFirst()
        let model = app.album
        model.enableRecovery(in: app.recovery)
        model.document?.pictures["a.png"] = one
        app.dialogs.files = [app.file("new.album")]
        #expect(await model.save(app.dialogs))
        model.document?.pictures["b.png"] = two
        #expect(await model.save(nil))
        #expect(model.notices.isEmpty && model.fileURL != nil)
        for slash in [true, false] {
            try app.session.openDocument(at: URL(fileURLWithPath: app.file("new.album").path, isDirectory: slash))
        }
        #expect(app.windows.count == 1)
        #expect(await model.saveAs(app.dialogs), "It is its own file.")
    }

    @Test func `a write that fails leaves the old folder, and the document changed, with a sentence`() async throws {
        let place = try folder("summer.album", ["a.png": one])
        try await app.opening(place)
        let model = app.album
        let before = tree(place)
        model.document?.pictures["b\0.png"] = two
        #expect(await !model.save(nil) && model.history.isDirty)
        #expect(model.notices.map(\.text) == ["“summer.album” could not be saved: “b\0.png” can be no file's name."])
        #expect(tree(place) == before)
        model.document?.isFile = true
        #expect(await !model.save(nil) && model.history.isDirty)
        let reason = "its content is a file, but its kind is one of folders."
        #expect(model.notices.map(\.text).contains("“summer.album” could not be saved: \(reason)"))
        #expect(tree(place) == before)
        let unsafe = "Changes cannot be kept safe against a crash: \(reason) Save the document now and then."
        model.journal?.flush()
        for _ in 0..<1_000 where !model.notices.map(\.text).contains(unsafe) { await Task.yield() }
        #expect(model.notices.map(\.text).contains(unsafe))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: app.folder.path).filter {
                $0 != "recovery" && $0 != "open"
            }
                == ["summer.album"])
    }

    @Test
    func `a folder is autosaved, but not over changes by another program; reverting shows those changes`() async throws
    {
        let place = try folder("summer.album", ["a.png": one])
        try await app.opening(place)
        let model = app.album
        model.autosaveDelay = .zero
        model.document?.pictures["b.png"] = two
        await model.autosaveTask?.value
        #expect(tree(place) == album(["a.png": one, "b.png": two]) && !model.history.isDirty)
        let picture = place.appending(path: "pictures/a.png")
        try one.write(to: picture)
        #expect(await model.checkFile(), "It was written anew as it was.")
        try two.write(to: picture)
        model.document?.pictures["c.png"] = two
        await model.autosaveTask?.value
        #expect(try Data(contentsOf: picture) == two && model.diskChange == .changed)
        await model.reload("Revert")
        #expect(model.document?.pictures == ["a.png": two, "b.png": two] && !model.history.isDirty)
        model.undo()
        #expect(model.document?.pictures == ["a.png": one, "b.png": two, "c.png": two])
        try FileManager.default.removeItem(at: place)
        #expect(await !model.checkFile() && model.diskChange == .removed)
        await model.keepMine()
        #expect(
            tree(place)
                == .folder([
                    "pictures": .folder(["a.png": .file(one), "b.png": .file(two), "c.png": .file(two)]),
                    "first": .link("pictures/a.png"),
                ]))
    }

    @Test func `unsaved changes of a folder document are restored after a crash, with its folder`() async throws {
        let place = try folder("summer.album", ["a.png": one])
        try await app.opening(place)
        app.album.document?.pictures["b.png"] = two
        app.album.journal?.flush()
        // A process releases its locks when it ends.
        for name in try FileManager.default.contentsOfDirectory(atPath: app.recovery.url.path) {
            let journal = app.recovery.url.appending(path: name)
            try FileManager.default.copyItem(at: journal, to: app.recovery.url.appending(path: "left-\(name)"))
        }
        app.album.close()
        app.start(DocumentApp.Albums())
        #expect(app.session.restoreDocuments())
        let model = app.album
        #expect(model.document?.pictures == ["a.png": one, "b.png": two] && model.history.isDirty)
        #expect(await model.save(nil))
        #expect(tree(place) == album(["a.png": one, "b.png": two]))
    }

    @Test
    func `with folder documents only, a folder is chosen, and unsupported folders and files are reported`() async throws
    {
        app.session.openFirst()
        let model = app.album
        app.dialogs.folder = try folder("summer.album", ["a.png": one])
        await model.chooseFile(app.dialogs, app.session)
        #expect(model.document?.pictures == ["a.png": one] && app.windows.count == 1)
        app.dialogs.folder = app.folder
        await model.chooseFile(app.dialogs, app.session)
        #expect(
            model.notices.last?.text
                == "“\(app.folder.lastPathComponent)” cannot be opened here. You can open *.album or *.pins.")
        #expect(!app.session.open(files: [app.file("plain.album", "a file")]))
        #expect(app.log.last == "“plain.album” cannot be opened here. You can open *.album or *.pins.")
        try FileTree.folder(["x": .file(one)]).write(to: app.file("bad.album"))
        try await app.opening(app.file("bad.album"))
        #expect(app.album.notices.last?.text.hasPrefix("“bad.album” could not be opened: ") == true)
    }

    @Test func `documents in files and documents in folders are chosen with separate commands`() async throws {
        struct Both: Scene {
            var body: some Scene {
                DocumentApp.Notes()
                DocumentApp.Albums()
            }
        }
        let app = DocumentApp(Both())
        app.session.openFirst()
        let model = app.note
        #expect(app.session.opensFilesAndFolders && !self.app.session.opensFilesAndFolders)
        app.dialogs.files = [app.file("a.txt", "a")]
        try FileTree.folder(["pictures": .folder([:])]).write(to: app.file("b.album"))
        app.dialogs.folder = app.file("b.album")
        await model.chooseFile(app.dialogs, app.session)
        #expect(app.dialogs.offered.map(\.name) == ["Text", "Web pages", "*.tally"] && model.document?.text == "a")
        await model.chooseFile(app.dialogs, app.session, folders: true)
        await app.album.finishReading()
        #expect(app.windows.count == 2 && app.album.fileURL?.lastPathComponent == "b.album")
    }

    @Test func `a folder with the name of a file, or of no kind at all, is not read as one`() async throws {
        let app = DocumentApp()
        try FileTree.folder(["x": .file(one)]).write(to: app.file("a.txt"))
        #expect(!app.session.open(files: [app.file("a.txt"), app.folder]))
        #expect(app.windows.isEmpty && app.log.count == 2)
        app.session.openFirst()
        app.note.open(app.file("a.txt"))
        await app.note.finishReading()
        #expect(app.note.notices.map(\.text) == ["“a.txt” could not be read: it is a folder."])
    }

    @Test func `an object's folder is written as it was at one moment`() async throws {
        app.session.newDocument(of: FileDocumentModel<ReferenceFormat<PinWall>>.self)
        let model = app.session.documents.last as! FileDocumentModel<ReferenceFormat<PinWall>>
        let wall = model.document!
        wall.pins = ["a", "b"]
        model.undoManager.registerUndo(withTarget: wall) { $0.pins = [] }
        app.dialogs.files = [app.file("wall.pins")]
        async let saved = model.save(app.dialogs)
        #expect(await saved)
        #expect(tree(app.file("wall.pins")) == .folder(["a": .file(Data("a".utf8)), "b": .file(Data("b".utf8))]))
    }
}

@Suite("File wrappers")
struct FileWrapperTests {
    @Test func `a file added to a folder gets its preferred name or a numbered one, and a removed file is gone`() {
        let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": FileWrapper(regularFileWithContents: Data())])
        #expect(folder.fileWrappers?["a.txt"]?.preferredFilename == "a.txt")
        #expect(folder.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a.txt") == "a 2.txt")
        let sub = FileWrapper(directoryWithFileWrappers: [:])
        #expect(folder.addFileWrapper(sub) == "Untitled" && folder.addFileWrapper(sub) == "Untitled")
        #expect(folder.keyForChildFileWrapper(sub) == "Untitled" && folder.fileWrappers?.count == 3)
        folder.removeFileWrapper(sub)
        folder.removeFileWrapper(sub)
        #expect(folder.fileWrappers.map { Set($0.keys) } == ["a.txt", "a 2.txt"])
        #expect(folder.keyForChildFileWrapper(sub) == nil)
    }

    @Test func `a wrapper is a file, a folder or a link, and says what it is read from`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/etc/hosts"))
        let file = FileWrapper(regularFileWithContents: Data("x".utf8))
        try FileWrapper(directoryWithFileWrappers: ["file": file, "link": link]).tree().write(to: url)
        let read = try FileWrapper(url: url)
        let children = try #require(read.fileWrappers)
        #expect(read.isDirectory && read.filename == url.lastPathComponent && read.regularFileContents == nil)
        #expect(children["file"]?.isRegularFile == true && children["file"]?.filename == "file")
        #expect(children["link"]?.isSymbolicLink == true && children["link"]?.fileWrappers == nil)
        #expect(children["link"]?.symbolicLinkDestinationURL?.path == "/etc/hosts")
    }

    @Test func `a folder inside itself is refused with a sentence`() {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        folder.addFileWrapper(folder)
        #expect(throws: (any Error).self) { try folder.tree() }
    }
}
