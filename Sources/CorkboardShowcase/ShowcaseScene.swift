import CorkUI
import Corkboard
import Foundation

/// The window of the showcase: a list of pages, each of which is pushed.
package struct ShowcaseScene: Scene {
    let page: ShowcasePage?
    let size: CGSize

    /// Creates the scene of the showcase.
    ///
    /// - Parameters:
    ///   - page: The first page; `nil` for the list of pages.
    ///   - size: The size of the window, in points.
    package init(page: ShowcasePage?, size: CGSize) {
        self.page = page
        self.size = size
    }

    package var body: some Scene {
        WindowGroup("Showcase") { [page] in ShowcaseView(path: page.map { [$0] } ?? []) }
            .defaultSize(size)
            .commands { ProgramCommands() }
    }
}

/// The windows of the showcase: the list of pages, individual pages, and text documents.
package struct ShowcaseWindows: Scene {
    package init() {}

    package var body: some Scene {
        WindowGroup("Showcase", id: "showcase", for: ShowcasePage.self) { $page in
            ShowcaseView(path: page.map { [$0] } ?? [])
        }
        .commands { ProgramCommands() }
        TextDocuments()
    }
}

/// The pages, and the one that is open.
package struct ShowcaseView: View {
    @State private var path: [ShowcasePage]

    package init(path: [ShowcasePage] = []) { _path = State(initialValue: path) }

    package var body: some View {
        NavigationStack(path: $path) {
            List(ShowcasePage.allCases) { page in
                NavigationLink(value: page) {
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: page.title).bold()
                        Text(verbatim: page.summary).font(.callout).foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding(.vertical, 6)
                }
                .buttonStyle(.plain)
            }
            .navigationDestination(for: ShowcasePage.self) { ShowcasePageView(page: $0) }
        }
    }
}

/// A page, or its source code.
private struct ShowcasePageView: View {
    let page: ShowcasePage
    @State private var showsSource = false

    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: page.summary)
                .foregroundStyle(.secondary)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(16)
            Divider()
            if showsSource {
                SourceView(file: page.sourceFile)
            } else {
                content.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .navigationTitle(page.title)
        .toolbar {
            Button(showsSource ? "Result" : "Source") { showsSource.toggle() }
                .keyboardShortcut("u")
                .help("Shows how the page is written (Ctrl+U)")
        }
    }

    @ViewBuilder private var content: some View {
        switch page {
        case .composition: CompositionPage()
        case .sections: SectionsPage()
        case .highlights: HighlightsPage()
        case .feed: FeedPage()
        case .awards: AwardsPage()
        case .columns: ColumnsPage()
        case .laziness: LazinessPage()
        case .messages: MessagesPage()
        case .keyedValues: KeyedValuesPage()
        case .viewAs: ViewAsPage()
        case .gestures: GesturesPage()
        case .dragging: DraggingPage()
        case .reordering: ReorderingPage()
        case .songBook: SongBookPage()
        case .setList: SetListPage()
        case .controls: ControlsPage()
        case .flights: FlightsPage()
        case .presentation: PresentationPage()
        case .split: SplitPage()
        case .documents: DocumentsPage()
        }
    }
}

/// The source code of a page, line by line.
private struct SourceView: View {
    let file: String

    var body: some View {
        if let lines {
            ScrollView([.horizontal, .vertical]) {
                LazyVStack(alignment: .leading, spacing: 2) {
                    ForEach(lines.indices, id: \.self) { Text(verbatim: lines[$0]).font(.body.monospaced()) }
                }
                .padding(16)
            }
        } else {
            ContentUnavailableView(
                "The source was not installed", systemImage: "text-x-generic-symbolic",
                description: Text(verbatim: "\(file) is part of the source of Corkboard."))
        }
    }

    private var lines: [String]? {
        ExampleFiles.showcase.flatMap { try? String(contentsOf: $0.appending(path: file), encoding: .utf8) }?
            .components(separatedBy: "\n")
    }
}

package struct ShowcasePreviews: PreviewProvider {
    package static var previews: some View { ShowcaseView().previewDisplayName("Showcase") }
}
