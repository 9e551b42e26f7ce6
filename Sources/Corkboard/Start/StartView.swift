import BoardDocument
import CorkUI
import Foundation

/// The content of the start window: new documents, files, recent files and examples.
struct StartView: View {
    let actions: StartActions
    /// The reason why none of the requested files was opened, or `nil`.
    @State private var refusal: String?
    @FocusState private var focus: Card?
    @Environment(\.fileDialogs) private var fileDialogs
    @Environment(\.recentFiles) private var recentFiles

    enum Card { case board, drawing, pictures }

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 18) { cards(.column) }.fixedSize(horizontal: false, vertical: true)
                    VStack(spacing: 12) { cards(.row) }
                }
                HStack(spacing: 12) {
                    Button("Open…") { Task { await chooseFiles() } }
                        .keyboardShortcut("o")
                        .help("Open a board or a list of songs (Ctrl+O)")
                    if let party = ExampleFiles.party {
                        Button("Look Around in an Example") { actions.open([party]) }
                    }
                }
                let files = recentFiles?.files(withExtension: BoardFile.pathExtension, limit: 6) ?? []
                if !files.isEmpty {
                    VStack(spacing: 6) {
                        Text("Recent Boards").bold()
                        ForEach(files, id: \.self) { file in
                            Button(file.deletingPathExtension().lastPathComponent) { actions.open([file]) }
                                .buttonStyle(.plain)
                                .help("Open \(file.path)")
                        }
                    }
                }
            }
            .padding(24)
            .frame(maxWidth: .infinity)
        }
        .dropDestination(for: URL.self) { urls, _ in
            Task { await open(urls) }
            return urls.contains(where: \.isFileURL)
        }
        .alert(
            "Nothing Was Opened", isPresented: Binding(get: { refusal != nil }, set: { if !$0 { refusal = nil } }),
            presenting: refusal
        ) { _ in
            Button("Close", role: .cancel) {}
        } message: {
            Text($0)
        }
        .onAppear { focus = .board }
    }

    @ViewBuilder private func cards(_ form: StartCard.Form) -> some View {
        StartCard(
            icon: "view-pin-symbolic", title: "New Board",
            text: "Songs on cards, a column for every person: cross off until one is left.", form: form,
            action: actions.newBoard
        )
        .keyboardShortcut("n")
        .focused($focus, equals: .board)
        StartCard(
            icon: "document-edit-symbolic", title: "New Drawing",
            text: "Shapes, text and pictures on a canvas, saved as SVG.", form: form, action: actions.newDrawing
        )
        .focused($focus, equals: .drawing)
        StartCard(
            icon: "image-x-generic-symbolic", title: "Your Pictures",
            text: "The pictures of a folder, side by side and one by one.", form: form, action: actions.showPictures
        )
        .focused($focus, equals: .pictures)
    }

    private func chooseFiles() async {
        let types: [FileType] = [.songsAndBoards, .board, .songs, .all]
        let files = await fileDialogs?.open("Open a Board or Songs", types: types) ?? []
        if !files.isEmpty { await open(files) }
    }

    /// Opens files unless all are of unsupported kinds; the window that opens reports unsupported ones.
    private func open(_ urls: [URL]) async {
        var refusals: [String] = []
        for url in urls { if let refusal = await OpenableFile.refusal(of: url) { refusals.append(refusal) } }
        guard refusals.count == urls.count else { return actions.open(urls.filter(\.isFileURL)) }
        refusal = (refusals + ["Boards, lists and folders of songs, and drawings can be opened here."])
            .joined(separator: "\n")
    }
}

/// A paper card that is one button.
private struct StartCard: View {
    /// The arrangement of a card's icon and texts.
    enum Form { case column, row }

    let icon: String
    let title: String
    let text: String
    let form: Form
    let action: @MainActor () -> Void
    @Environment(\.boardPalette) private var palette
    @Environment(\.textScale) private var textScale

    /// The minimum scale of text at which a row has no room for more than its title.
    private static let largeText: CGFloat = 1.75

    var body: some View {
        Button(action: action) {
            content
                .foregroundStyle(palette.ink)
                .background {
                    RoundedRectangle(cornerRadius: 3).fill(palette.paper)
                        .overlay {
                            RoundedRectangle(cornerRadius: 3)
                                .strokeBorder(palette.paperEdge, lineWidth: palette.edgeWidth)
                        }
                }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(title): \(text)")
    }

    @ViewBuilder private var content: some View {
        let scale = max(textScale, 1)
        switch form {
        case .column:
            VStack(spacing: 12) {
                Image(systemName: icon).resizable().frame(width: 32, height: 32)
                Text(title).font(.title3).bold()
                Text(text).multilineTextAlignment(.center).foregroundStyle(palette.caption)
            }
            .padding(.init(top: 24, leading: 14, bottom: 18, trailing: 14))
            .frame(
                idealWidth: 180 * scale, maxWidth: 260 * scale, minHeight: 190 * scale, maxHeight: .infinity,
                alignment: .top)
        case .row:
            HStack(spacing: 14) {
                Image(systemName: icon).resizable().frame(width: 32, height: 32)
                VStack(alignment: .leading, spacing: 3) {
                    Text(title).font(.title3).bold()
                    if textScale < Self.largeText { Text(text).foregroundStyle(palette.caption) }
                }
            }
            .padding(14)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

package struct StartPreviews: PreviewProvider {
    package static var previews: some View {
        StartView(actions: StartActions(newBoard: {}, newDrawing: {}, showPictures: {}, open: { _ in }))
            .previewDisplayName("Start")
            .previewLayout(.fixed(width: 640, height: 420))
    }
}
