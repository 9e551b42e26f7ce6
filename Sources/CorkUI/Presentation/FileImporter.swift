import Foundation

/// A modifier that presents a dialog for choosing files or a folder.
private struct FileImporter: ViewModifier {
    @Binding var isPresented: Bool
    let types: [UTType]
    let allowsMultipleSelection: Bool
    let onCompletion: @MainActor (Result<[URL], any Error>) -> Void
    let onCancellation: @MainActor () -> Void
    @Environment(\.fileDialogs) private var dialogs
    /// A chosen file of a type that is not allowed.
    @State private var refused: URL?

    func body(content: Content) -> some View {
        content
            .task(id: isPresented) { if isPresented { await choose() } }
            .alert(
                "“\(refused?.lastPathComponent ?? "")” cannot be opened here.",
                isPresented: Binding {
                    refused != nil
                } set: { _ in
                    refused = nil
                }
            ) {
            } message: {
                Text("You can open \(names.formatted(.list(type: .or))).")
            }
    }

    private var names: [String] { types.map(\.readableName) }

    private func choose() async {
        guard let dialogs else {
            isPresented = false
            return onCompletion(.failure(CocoaError(.featureUnsupported)))
        }
        let files = await choose(dialogs)
        isPresented = false
        guard !files.isEmpty else { return onCancellation() }
        refused = types.isEmpty ? nil : files.first { file in !types.contains { $0.admits(file) } }
        if refused == nil { onCompletion(.success(files)) }
    }

    private func choose(_ dialogs: any FileDialogs) async -> [URL] {
        if !types.isEmpty, types.allSatisfy(\.isFolder) {
            return await dialogs.chooseFolder("Choose a Folder").map { [$0] } ?? []
        }
        let kinds = zip(names, types).filter { !$1.isFolder }.map { FileType($0, $1) }
        return await dialogs.open(
            allowsMultipleSelection ? "Choose Files" : "Choose a File", types: kinds,
            allowsMultipleSelection: allowsMultipleSelection)
    }
}

extension View {
    /// Presents a dialog for choosing files of some types, or a folder.
    ///
    /// If a file of another type is chosen, an alert rejects it and no closure is called.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the dialog, set to `false` when it is dismissed.
    ///   - allowedContentTypes: The allowed types, or an empty array for all files. A type without filename extensions is recognized by its MIME type
    ///     alone. The desktop's dialogs offer either files or folders: a folder can be chosen only if all types are
    ///     folders.
    ///   - allowsMultipleSelection: A Boolean value that indicates whether several files can be chosen. Only one folder
    ///     can be chosen in any case.
    ///   - onCompletion: Receives the files, at least one, or an error if there is no dialog.
    ///   - onCancellation: Called when people cancel the dialog.
    /// - Returns: The modified view.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping @MainActor () -> Void = {}
    ) -> some View {
        modifier(
            FileImporter(
                isPresented: isPresented, types: allowedContentTypes,
                allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
                onCancellation: onCancellation))
    }

    /// Presents a dialog for choosing a file of some types, or a folder.
    ///
    /// If a file of another type is chosen, an alert rejects it and the closure is not called.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that controls the dialog, set to `false` when it is dismissed.
    ///   - allowedContentTypes: The allowed types. A type without filename extensions is recognized by its MIME type
    ///     alone. The desktop's dialogs offer either files or folders: a folder can be chosen only if all types are
    ///     folders.
    ///   - onCompletion: Receives the file, or an error if there is no dialog.
    /// - Returns: The modified view.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false
        ) { result in onCompletion(result.map { $0[0] }) }
    }
}
