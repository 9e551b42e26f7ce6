import Foundation

/// Lets the person choose files while it is presented.
private struct FileImporter: ViewModifier {
    @Binding var isPresented: Bool
    let types: [UTType]
    let allowsMultipleSelection: Bool
    let onCompletion: @MainActor (Result<[URL], any Error>) -> Void
    let onCancellation: @MainActor () -> Void
    @Environment(\.fileDialogs) private var dialogs
    /// The file that was chosen though it is of no kind that is wanted.
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
        refused = files.first { file in !types.contains { $0.admits(file) } }
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
    /// Lets the person choose files of some kinds, or a folder.
    ///
    /// A file that is of none of the kinds is refused with a sentence, and nothing is called.
    ///
    /// - Parameters:
    ///   - isPresented: whether they are asked; written false when they have answered.
    ///   - allowedContentTypes: the kinds; one that has no endings of names is known by its MIME type alone. The
    ///     dialogs of the desktop offer files or folders, not both: a folder is chosen where all kinds are such.
    ///   - allowsMultipleSelection: whether several files can be chosen; of folders always one.
    ///   - onCompletion: receives the files, at least one; the error where there is no way to ask.
    ///   - onCancellation: called when they changed their mind.
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

    /// Lets the person choose a file of some kinds, or a folder.
    ///
    /// A file that is of none of the kinds is refused with a sentence, and nothing is called.
    ///
    /// - Parameters:
    ///   - isPresented: whether they are asked; written false when they have answered.
    ///   - allowedContentTypes: the kinds; one that has no endings of names is known by its MIME type alone. The
    ///     dialogs of the desktop offer files or folders, not both: a folder is chosen where all kinds are such.
    ///   - onCompletion: receives the file; the error where there is no way to ask.
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
