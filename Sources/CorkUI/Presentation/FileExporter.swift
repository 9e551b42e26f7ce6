import DocumentFiles
import Foundation

/// Lets the person name a file while it is presented, and writes it.
private struct FileExporter: ViewModifier {
    /// Writes the file; not for the main thread.
    typealias Writer = @Sendable () throws -> Void

    @Binding var isPresented: Bool
    let types: [UTType]
    let name: String?
    /// Notes what a file is to hold.
    ///
    /// Throws, for nil, what keeps all files from being written.
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
    /// Lets the person name a file, and writes a value to it: all of it, or none.
    ///
    /// - Parameters:
    ///   - isPresented: whether they are asked; written false when they have answered.
    ///   - item: the value; where it is nil the error is told.
    ///   - contentTypes: the kinds of file to choose from, the usual one first, each a form in which the value travels;
    ///     empty for its best form.
    ///   - defaultFilename: what the file is called unless they say otherwise.
    ///   - onCompletion: receives the file, or why there is none.
    ///   - onCancellation: called when they changed their mind.
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

    /// Lets the person name a file, and writes a document to it: all of it, or none.
    ///
    /// - Parameters:
    ///   - isPresented: whether they are asked; written false when they have answered.
    ///   - document: the document; where it is nil the error is told.
    ///   - contentType: the kind of file, one of those that documents of the type are written as.
    ///   - defaultFilename: what the file is called unless they say otherwise.
    ///   - onCompletion: receives the file, or why there is none. Not called when they changed their mind.
    /// - Returns: The modified view.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(ValueFormat<D>.self, isPresented, document, contentType, defaultFilename, onCompletion)
    }

    /// Lets the person name a file, and writes a document to it: all of it, or none.
    ///
    /// - Parameters:
    ///   - isPresented: whether they are asked; written false when they have answered.
    ///   - document: the document, of which a snapshot is written; where it is nil the error is told.
    ///   - contentType: the kind of file, one of those that documents of the type are written as.
    ///   - defaultFilename: what the file is called unless they say otherwise.
    ///   - onCompletion: receives the file, or why there is none. Not called when they changed their mind.
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
            let state = try DocumentState<Format>(document, type: type).frozen(for: nil)
            return { try state.write(to: file) }
        }
        return modifier(
            FileExporter(
                isPresented: isPresented, types: [type], name: name, prepare: prepare, onCompletion: onCompletion,
                onCancellation: {}))
    }
}

extension Transferable {
    /// The value in the form that the name of a file asks for, else in the first of the kinds that it has.
    @MainActor
    fileprivate func data(as types: [UTType], for file: URL) throws -> Data {
        let asked = types.filter { !$0.filenameExtensions.isEmpty && $0.admits(filenameExtension: file.pathExtension) }
        let forms = Self.transferRepresentation._forms.filter { $0.export != nil }
        let wanted = (asked + types).lazy.compactMap { type in forms.first { $0.type == type.preferredMIMEType } }.first
        guard let export = (wanted ?? (types.isEmpty ? forms.first : nil))?.export else {
            throw CocoaError(.fileWriteUnknown)
        }
        return try export(self)
    }
}
