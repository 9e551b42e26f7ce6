import Foundation

/// Lets the person name a file for a value while it is presented, and writes it.
private struct FileExporter<Item: Transferable>: ViewModifier {
    @Binding var isPresented: Bool
    let item: Item?
    let types: [UTType]
    let name: String?
    let onCompletion: @MainActor (Result<URL, any Error>) -> Void
    let onCancellation: @MainActor () -> Void
    @Environment(\.fileDialogs) private var dialogs

    func body(content: Content) -> some View {
        content.task(id: isPresented) { if isPresented { await export() } }
    }

    private func export() async {
        guard let dialogs, let item else {
            isPresented = false
            return onCompletion(.failure(CocoaError(item == nil ? .fileNoSuchFile : .featureUnsupported)))
        }
        let ending = types.first?.preferredFilenameExtension.map { ".\($0)" } ?? ""
        let stem = name ?? "Untitled"
        let file = await dialogs.save(
            "Export", suggestedName: stem.hasSuffix(ending) ? stem : stem + ending,
            types: types.map { FileType($0.localizedDescription ?? "", $0) })
        isPresented = false
        guard let file else { return onCancellation() }
        do {
            let data = try data(of: item, for: file)
            try await Task.detached { try data.write(to: file, options: .atomic) }.value
            onCompletion(.success(file))
        } catch {
            onCompletion(.failure(error))
        }
    }

    /// The value in the form that the name of the file asks for, else in the first of the kinds that it has.
    private func data(of item: Item, for file: URL) throws -> Data {
        let asked = types.filter { !$0.filenameExtensions.isEmpty && $0.admits(filenameExtension: file.pathExtension) }
        let forms = Item.transferRepresentation._forms.filter { $0.export != nil }
        let wanted = (asked + types).lazy.compactMap { type in forms.first { $0.type == type.preferredMIMEType } }.first
        guard let export = (wanted ?? (types.isEmpty ? forms.first : nil))?.export else {
            throw CocoaError(.fileWriteUnknown)
        }
        return try export(item)
    }
}

extension View {
    /// Lets the person name a file, and writes a value to it: all of it, or none.
    ///
    /// - Parameters:
    ///   - isPresented: whether they are asked; written false when they have answered.
    ///   - item: the value; where it is nil the error is told.
    ///   - contentTypes: the kinds of file to choose from, the usual one first, each a form in which the value travels; empty
    ///     for its best form.
    ///   - defaultFilename: what the file is called unless they say otherwise.
    ///   - onCompletion: receives the file, or why there is none.
    ///   - onCancellation: called when they changed their mind.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View {
        modifier(
            FileExporter(
                isPresented: isPresented, item: item, types: contentTypes, name: defaultFilename,
                onCompletion: onCompletion, onCancellation: onCancellation))
    }
}
