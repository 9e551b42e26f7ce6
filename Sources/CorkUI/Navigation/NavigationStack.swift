import Foundation

/// Shows a view, and others that are pushed on top of it one after the other.
///
/// A ``NavigationLink`` inside pushes. What a value shows is said by ``View/navigationDestination(for:destination:)``
/// anywhere in the stack; ``EnvironmentValues/dismiss``, and a button at the beginning of the header bar with Alt+Left,
/// take the topmost view away. Views below keep their state, and are neither seen nor touched.
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: Binding<[AnyHashable]>?
    @State private var ownPath: [AnyHashable] = []
    @State private var pushed: [PushedView] = []
    @State private var navigator = Navigator()

    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.root, path) = (root(), nil)
    }

    /// A stack whose path holds values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = Binding(
            get: { path.wrappedValue.values },
            set: { values in
                var changed = NavigationPath()
                changed.values = values
                path.wrappedValue = changed
            })
    }

    /// A stack whose path holds values of one type; links with values of others do nothing.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = Binding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    }

    /// The content that is shown.
    public var body: some View {
        let values = path ?? $ownPath
        navigator.path = values
        navigator.pushed = $pushed
        let pages = values.wrappedValue.map(NavigationPage.value) + pushed.map(NavigationPage.view)
        return NavigationLevel(index: 0, content: AnyView(root), pages: pages, known: NavigationDestinations())
            .environment(\.navigator, navigator)
    }
}

/// A view that was pushed without a value.
struct PushedView {
    let id: Int
    let content: AnyView
}

/// What one level above the root shows.
enum NavigationPage {
    case value(AnyHashable)
    case view(PushedView)

    /// Tells a page from another one in its place.
    var id: AnyHashable {
        switch self {
        case .value(let value): value
        case .view(let view): AnyHashable(PageID(number: view.id))
        }
    }

    private struct PageID: Hashable { let number: Int }
}

/// Pushes and takes away: what links and buttons of a stack speak to.
@MainActor
final class Navigator: Equatable {
    var path: Binding<[AnyHashable]>!
    var pushed: Binding<[PushedView]>!
    var showsSelected: (() -> Void)?
    private var count = 0

    private static let motion = Animation.easeOut(duration: 0.2)

    nonisolated init() {}

    nonisolated static func == (a: Navigator, b: Navigator) -> Bool { a === b }

    func push(_ value: AnyHashable) { withAnimation(Self.motion) { path.wrappedValue.append(value) } }

    func push(_ content: AnyView) {
        count += 1
        withAnimation(Self.motion) { pushed.wrappedValue.append(PushedView(id: count, content: content)) }
    }

    /// Goes back to what a selection shows where a link has shown something else.
    func showSelected() { showsSelected?() }

    /// Takes away the topmost view, if it is not the root.
    func pop() {
        withAnimation(Self.motion) {
            if !pushed.wrappedValue.isEmpty {
                pushed.wrappedValue.removeLast()
            } else if !path.wrappedValue.isEmpty {
                path.wrappedValue.removeLast()
            }
        }
    }
}

/// One view of a stack, and over it those that were pushed after it.
private struct NavigationLevel: View {
    let index: Int
    let content: AnyView
    let pages: [NavigationPage]
    /// What values show, as far as views below say.
    let known: NavigationDestinations
    @Environment(\.navigator) private var navigator
    @Environment(\.layoutDirection) private var direction

    private var isCovered: Bool { index < pages.count }

    var body: some View {
        VStack { content }
            .modifier(FocusReturn(isCovered: isCovered))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .toolbar {
                if index > 0 {
                    ToolbarItem(placement: .navigation) { backButton }
                }
            }
            .environment(\.isCovered, isCovered)
            .transformEnvironment(\.dismiss) { [index, navigator] in
                if index > 0 { $0 = DismissAction(navigator) { navigator?.pop() } }
            }
            .transformEnvironment(\.isPresented) { [index] in $0 = $0 || index > 0 }
            .opacity(isCovered ? 0 : 1)
            // What is uncovered is there at once, so that it can take the focus.
            .transaction(value: isCovered) { if !isCovered { $0.animation = nil } }
            .overlayPreferenceValue(NavigationDestinationsKey.self) { declared in
                let known = known.merging(declared)
                if isCovered {
                    NavigationLevel(
                        index: index + 1, content: known.content(of: pages[index]), pages: pages, known: known
                    )
                    .id(pages[index].id)
                    .transition(.move(edge: .trailing))
                }
            }
    }

    private var backButton: some View {
        Button {
            navigator?.pop()
        } label: {
            Image(systemName: "go-previous-symbolic")
        }
        .keyboardShortcut(direction == .leftToRight ? .leftArrow : .rightArrow, modifiers: .option)
        .accessibilityLabel("Back")
        .help("Back (Alt+\(direction == .leftToRight ? "Left" : "Right"))")
    }
}
