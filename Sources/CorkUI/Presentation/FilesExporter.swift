import DocumentFiles
import Foundation

/// Lets the person choose a folder while it is presented, and writes files into it.
private struct FilesExporter: ViewModifier {
    @Binding var isPresented: Bool
    let isEmpty: Bool
    /// Notes what the files are to hold.
    ///
    /// Throws what keeps all of them from being written.
    let prepare: @MainActor () throws -> [any NamedContent]
    let onCompletion: @MainActor (Result<[URL], any Error>) -> Void
    @Environment(\.fileDialogs) private var dialogs

    func body(content: Content) -> some View {
        content.task(id: isPresented && !isEmpty) { if isPresented, !isEmpty { await export() } }
    }

    private func export() async {
        do {
            _ = try prepare()
            guard let dialogs else { throw CocoaError(.featureUnsupported) }
            guard let folder = await dialogs.chooseFolder("Export") else { return isPresented = false }
            isPresented = false
            let contents = try prepare()
            onCompletion(.success(try await Task.detached { try Self.write(contents, into: folder) }.value))
        } catch {
            isPresented = false
            onCompletion(.failure(error))
        }
    }

    /// Writes all, or none, beside what is there.
    nonisolated private static func write(_ contents: [any NamedContent], into folder: URL) throws -> [URL] {
        let files = try contents.map { try $0.named() }
        var written: [URL] = []
        do {
            for (name, tree) in files {
                let file = freeFile(called: name, in: folder)
                try tree.write(to: file)
                written.append(file)
            }
        } catch {
            for file in written { try? FileManager.default.removeItem(at: file) }
            throw error
        }
        return written
    }

    /// A file that is not there yet: with a number after its name where that is taken.
    nonisolated private static func freeFile(called name: String, in folder: URL) -> URL {
        let wanted = URL(fileURLWithPath: name)
        let (stem, ending) = (wanted.deletingPathExtension().lastPathComponent, wanted.pathExtension)
        var file = folder.appending(path: name)
        var number = 1
        // Links that lead nowhere are there too.
        while (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil {
            number += 1
            file = folder.appending(path: "\(stem) \(number)" + (ending.isEmpty ? "" : ".\(ending)"))
        }
        return file
    }
}

/// What a file is to hold, and what it is to be called.
private protocol NamedContent: Sendable {
    /// Not for the main thread.
    func named() throws -> (name: String, tree: FileTree)
}

extension DocumentState: NamedContent {}

extension View {
    /// Lets the person choose a folder, and writes documents to files in it: all of them, or none.
    ///
    /// A file is called as the document's `FileWrapper` prefers, else “Untitled”; where there is a file of that name, another
    /// number follows it.
    ///
    /// - Parameters:
    ///   - isPresented: whether they are asked, where there are documents; written false when they have answered.
    ///   - documents: the documents.
    ///   - contentType: the kind of files, one of those that documents of the type are written as.
    ///   - onCompletion: receives the files in the order of the documents, or why there are none. Not called when they
    ///     changed their mind.
    /// - Returns: The modified view.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(ValueFormat<C.Element>.self, isPresented, documents, contentType, onCompletion)
    }

    /// Lets the person choose a folder, and writes documents to files in it: all of them, or none.
    ///
    /// A file is called as the document's `FileWrapper` prefers, else “Untitled”; where there is a file of that name, another
    /// number follows it.
    ///
    /// - Parameters:
    ///   - isPresented: whether they are asked, where there are documents; written false when they have answered.
    ///   - documents: the documents, of which snapshots are written.
    ///   - contentType: the kind of files, one of those that documents of the type are written as.
    ///   - onCompletion: receives the files in the order of the documents, or why there are none. Not called when they
    ///     changed their mind.
    /// - Returns: The modified view.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExporter(ReferenceFormat<C.Element>.self, isPresented, documents, contentType, onCompletion)
    }

    private func fileExporter<Format: DocumentFormat, C: Collection<Format.Document>>(
        _ format: Format.Type, _ isPresented: Binding<Bool>, _ documents: C, _ type: UTType,
        _ onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) -> some View {
        let prepare = { @MainActor () throws -> [any NamedContent] in
            guard format.writableTypes.contains(type) else { throw DocumentError.wrongKind(type, format.writableTypes) }
            return try documents.map { try DocumentState<Format>($0, type: type).frozen(for: nil) }
        }
        return modifier(
            FilesExporter(
                isPresented: isPresented, isEmpty: documents.isEmpty, prepare: prepare, onCompletion: onCompletion))
    }
}
