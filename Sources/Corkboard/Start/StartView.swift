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

    enum Card { case board, pictures }

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 18) { cards }.fixedSize(horizontal: false, vertical: true)
                    VStack(spacing: 18) { cards }
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

    @ViewBuilder private var cards: some View {
        StartCard(
            icon: "view-pin-symbolic", title: "New Board",
            text: "Songs on cards, a column for every person: cross off until one is left.", action: actions.newBoard
        )
        .keyboardShortcut("n")
        .focused($focus, equals: .board)
        StartCard(
            icon: "image-x-generic-symbolic", title: "Your Pictures",
            text: "The pictures of a folder, side by side and one by one.", action: actions.showPictures
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
    let icon: String
    let title: String
    let text: String
    let action: @MainActor () -> Void
    @Environment(\.boardPalette) private var palette
    @Environment(\.textScale) private var textScale

    var body: some View {
        let scale = max(textScale, 1)
        Button(action: action) {
            VStack(spacing: 12) {
                Image(systemName: icon).resizable().frame(width: 32, height: 32)
                Text(title).font(.title).bold()
                Text(text).multilineTextAlignment(.center).foregroundStyle(palette.caption)
            }
            .foregroundStyle(palette.ink)
            .padding(18)
            .padding(.top, 6)
            .frame(
                idealWidth: 260 * scale, maxWidth: 260 * scale, minHeight: 190 * scale, maxHeight: .infinity,
                alignment: .top
            )
            .background {
                RoundedRectangle(cornerRadius: 3).fill(palette.paper)
                    .overlay {
                        RoundedRectangle(cornerRadius: 3).strokeBorder(palette.paperEdge, lineWidth: palette.edgeWidth)
                    }
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("\(title): \(text)")
    }
}

package struct StartPreviews: PreviewProvider {
    package static var previews: some View {
        StartView(actions: StartActions(newBoard: {}, showPictures: {}, open: { _ in }))
            .previewDisplayName("Start")
            .previewLayout(.fixed(width: 640, height: 420))
    }
}
