import DocumentFiles
import Foundation

/// A modifier that presents a dialog for the name of a file, and writes the file.
private struct FileExporter: ViewModifier {
    /// A closure that writes the file on a background thread.
    typealias Writer = @Sendable () throws -> Void

    @Binding var isPresented: Bool
    let types: [UTType]
    let name: String?
    /// Takes a snapshot of the content of a file.
    ///
    /// For `nil`, it only throws the error that keeps any file from being written.
    let prepare: @MainActor (URL?) throws -> Writer
    let onCompletion: @MainActor (Result<URL, any Error>) -> Void
    let onCancellation: @MainActor () -> Void
    @Environment(\.fileDialogs) private var dialogs

    func body(content: Content) -> some View {
        content.task(id: isPresented) { if isPresented { await export() } }
    }

    private func export() async {
        do {
            _ = try prepare(nil)
            guard let dialogs else { throw CocoaError(.featureUnsupported) }
            guard let file = await ask(dialogs) else {
                isPresented = false
                return onCancellation()
            }
            isPresented = false
            let write = try prepare(file)
            try await Task.detached { try write() }.value
            onCompletion(.success(file))
        } catch {
            isPresented = false
            onCompletion(.failure(error))
        }
    }

    private func ask(_ dialogs: any FileDialogs) async -> URL? {
        let ending = types.first?.preferredFilenameExtension.map { ".\($0)" } ?? ""
        let stem = name ?? "Untitled"
        return await dialogs.save(
            "Export", suggestedName: stem.hasSuffix(ending) ? stem : stem + ending,
            types: types.map { FileType($0.localizedDescription ?? "", $0) })
    }
}

extension View {
    /// Presents a dialog for the name of a file, and writes a value to the file atomically.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the dialog, set to `false` when it is dismissed.
    ///   - item: The value. For `nil`, `onCompletion` receives an error.
    ///   - contentTypes: The content types to choose from, the default one first. The value has a representation of
    ///     each. An empty array uses the value's first representation.
    ///   - defaultFilename: The suggested name of the file. `nil` suggests “Untitled”.
    ///   - onCompletion: Receives the file or an error.
    ///   - onCancellation: Called when people cancel the dialog.
    /// - Returns: The modified view.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View {
        let prepare = { @MainActor (file: URL?) throws -> FileExporter.Writer in
            guard let item else { throw CocoaError(.fileNoSuchFile) }
            guard let file else { return {} }
            let tree = FileTree.file(try item.data(as: contentTypes, for: file))
            return { try tree.write(to: file) }
        }
        return modifier(
            FileExporter(
                isPresented: isPresented, types: contentTypes, name: defaultFilename, prepare: prepare,
                onCompletion: onCompletion, onCancellation: onCancellation))
    }

    /// Presents a dialog for the name of a file, and writes a document to the file atomically.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the dialog, set to `false` when it is dismissed.
    ///   - document: The document. For `nil`, `onCompletion` receives an error.
    ///   - contentType: The content type of the file, one of the writable types of the document.
    ///   - defaultFilename: The suggested name of the file. `nil` suggests “Untitled”.
    ///   - onCompletion: Receives the file or an error. It is not called when people cancel the dialog.
    /// - Returns: The modified view.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(ValueFormat<D>.self, isPresented, document, contentType, defaultFilename, onCompletion)
    }

    /// Presents a dialog for the name of a file, and writes a snapshot of a document to the file atomically.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the dialog, set to `false` when it is dismissed.
    ///   - document: The document. For `nil`, `onCompletion` receives an error.
    ///   - contentType: The content type of the file, one of the writable types of the document.
    ///   - defaultFilename: The suggested name of the file. `nil` suggests “Untitled”.
    ///   - onCompletion: Receives the file or an error. It is not called when people cancel the dialog.
    /// - Returns: The modified view.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(ReferenceFormat<D>.self, isPresented, document, contentType, defaultFilename, onCompletion)
    }

    private func fileExporter<Format: DocumentFormat>(
        _ format: Format.Type, _ isPresented: Binding<Bool>, _ document: Format.Document?, _ type: UTType,
        _ name: String?, _ onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View {
        let prepare = { @MainActor (file: URL?) throws -> FileExporter.Writer in
            guard let document else { throw DocumentError.nothing }
            guard format.writableTypes.contains(type) else {
                throw DocumentError.wrongKind(type, format.writableTypes)
            }
            guard let file else { return {} }
            let state = try DocumentState<Format>(document, type: type).snapshot(for: nil)
            return { try state.write(to: file) }
        }
        return modifier(
            FileExporter(
                isPresented: isPresented, types: [type], name: name, prepare: prepare, onCompletion: onCompletion,
                onCancellation: {}))
    }
}

extension Transferable {
    /// Returns the value in the representation that the extension of the file asks for, or else in the first possible
    /// type.
    @MainActor
    fileprivate func data(as types: [UTType], for file: URL) throws -> Data {
        let asked = types.filter { !$0.filenameExtensions.isEmpty && $0.admits(filenameExtension: file.pathExtension) }
        let forms = Self.forms.filter { $0.export != nil }
        let wanted = (asked + types).lazy.compactMap { type in forms.first { $0.type == type.transferType } }.first
        guard let export = (wanted ?? (types.isEmpty ? forms.first : nil))?.export else {
            throw CocoaError(.fileWriteUnknown)
        }
        return try export(self)
    }
}
