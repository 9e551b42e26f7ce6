import DocumentFiles
import Foundation

/// A modifier that presents a dialog for choosing a folder, and writes files into it.
private struct FilesExporter: ViewModifier {
    @Binding var isPresented: Bool
    let isEmpty: Bool
    /// Takes a snapshot of the content of the files.
    ///
    /// It throws the error that keeps all files from being written.
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

    /// Writes all files beside the existing ones.
    ///
    /// After an error, it removes the files it has written.
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

    /// Returns a file that does not exist yet, with a number after its name if the name is taken.
    nonisolated private static func freeFile(called name: String, in folder: URL) -> URL {
        let wanted = URL(fileURLWithPath: name)
        let (stem, ending) = (wanted.deletingPathExtension().lastPathComponent, wanted.pathExtension)
        var file = folder.appending(path: name)
        var number = 1
        // Broken symbolic links count as existing files.
        while (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil {
            number += 1
            file = folder.appending(path: "\(stem) \(number)" + (ending.isEmpty ? "" : ".\(ending)"))
        }
        return file
    }
}

/// The content and the preferred name of a file.
private protocol NamedContent: Sendable {
    /// Returns the name and the content; called on a background thread.
    func named() throws -> (name: String, tree: FileTree)
}

extension DocumentState: NamedContent {}

extension View {
    /// Presents a dialog for choosing a folder, and writes all documents to files in it, or none.
    ///
    /// The name of a file is the preferred name of the document's `FileWrapper`, or “Untitled”. A number follows a name
    /// that is taken.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the dialog, set to `false` when it is dismissed. Without documents
    ///     there is no dialog.
    ///   - documents: The documents.
    ///   - contentType: The content type of the files, one of the writable types of the documents.
    ///   - onCompletion: Receives the files in the order of the documents, or an error. It is not called when people
    ///     cancel the dialog.
    /// - Returns: The modified view.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(ValueFormat<C.Element>.self, isPresented, documents, contentType, onCompletion)
    }

    /// Presents a dialog for choosing a folder, and writes snapshots of all documents to files in it, or none.
    ///
    /// The name of a file is the preferred name of the document's `FileWrapper`, or “Untitled”. A number follows a name
    /// that is taken.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the dialog, set to `false` when it is dismissed. Without documents
    ///     there is no dialog.
    ///   - documents: The documents.
    ///   - contentType: The content type of the files, one of the writable types of the documents.
    ///   - onCompletion: Receives the files in the order of the documents, or an error. It is not called when people
    ///     cancel the dialog.
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
            return try documents.map { try DocumentState<Format>($0, type: type).snapshot(for: nil) }
        }
        return modifier(
            FilesExporter(
                isPresented: isPresented, isEmpty: documents.isEmpty, prepare: prepare, onCompletion: onCompletion))
    }
}
