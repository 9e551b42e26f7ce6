import Foundation

/// A view that shows a root view, and over it other views that are pushed one after the other.
///
/// A ``NavigationLink`` in the stack pushes a view. ``View/navigationDestination(for:destination:)`` anywhere in the
/// stack declares the view for a value. ``EnvironmentValues/dismiss`` and a button at the beginning of the header bar
/// with the shortcut Alt+Left pop the topmost view. Covered views keep their state, are not visible, and take no
/// events.
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: Binding<[AnyHashable]>?
    @State private var ownPath: [AnyHashable] = []
    @State private var pushed: [PushedView] = []
    @State private var navigator = Navigator()

    /// Creates a stack that manages its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.root, path) = (root(), nil)
    }

    /// Creates a stack whose path contains values of any types.
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

    /// Creates a stack whose path contains values of one type; links with values of other types do nothing.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = Binding(
            get: { path.wrappedValue.map { AnyHashable($0) } },
            set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) })
    }

    /// The content and behavior of the view.
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

/// The content of a level above the root.
enum NavigationPage {
    case value(AnyHashable)
    case view(PushedView)

    /// The identity of the page at its level.
    var id: AnyHashable {
        switch self {
        case .value(let value): value
        case .view(let view): AnyHashable(PageID(number: view.id))
        }
    }

    private struct PageID: Hashable { let number: Int }
}

/// The object through which links and buttons push and pop views of a stack.
@MainActor
final class Navigator: Equatable {
    var path: Binding<[AnyHashable]>!
    var pushed: Binding<[PushedView]>!
    var showsSelected: (() -> Void)?
    private var count = 0

    fileprivate static let motion = Animation.easeOut(duration: 0.2)

    nonisolated init() {}

    nonisolated static func == (a: Navigator, b: Navigator) -> Bool { a === b }

    func push(_ value: AnyHashable) { withAnimation(Self.motion) { path.wrappedValue.append(value) } }

    func push(_ content: AnyView) {
        count += 1
        withAnimation(Self.motion) { pushed.wrappedValue.append(PushedView(id: count, content: content)) }
    }

    /// Removes the page that a link in a split view shows, so that the selection determines the detail.
    func showSelected() { showsSelected?() }

    /// Pops the topmost view, unless it is the root.
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

/// A view of a stack, covered by the views that were pushed after it.
private struct NavigationLevel: View {
    let index: Int
    let content: AnyView
    let pages: [NavigationPage]
    /// The destinations that the levels below declare.
    let known: NavigationDestinations
    /// Removes the level; `nil` for the root.
    var leave: (@MainActor () -> Void)?
    @Environment(\.navigator) private var navigator
    @Environment(\.layoutDirection) private var direction
    /// A Boolean value that indicates whether a view of this level presents a destination with a binding.
    @State private var isPresenting = false
    @State private var hidesBackButton = false

    private var isCovered: Bool { index < pages.count || isPresenting }

    var body: some View {
        VStack { content }
            .onPreferenceChange(PresentedDestinationKey.self) { value in
                let isPresenting = value.destination != nil
                guard isPresenting != self.isPresenting else { return }
                withAnimation(Navigator.motion) { self.isPresenting = isPresenting }
            }
            .onPreferenceChange(HiddenBackButtonKey.self) { hidesBackButton = $0 }
            .modifier(FocusReturn(isCovered: isCovered))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .toolbar {
                if let leave, !hidesBackButton {
                    ToolbarItem(placement: .navigation) { backButton(leave) }
                }
            }
            .environment(\.isCovered, isCovered)
            .transformEnvironment(\.dismiss) { [leave, navigator] in
                if let leave { $0 = DismissAction(navigator, leave) }
            }
            .transformEnvironment(\.isPresented) { [leave] in $0 = $0 || leave != nil }
            .opacity(isCovered ? 0 : 1)
            // An uncovered view is fully visible at once, so that it can take the focus.
            .transaction(value: isCovered) { if !isCovered { $0.animation = nil } }
            .overlayPreferenceValue(NavigationDestinationsKey.self) { declared in
                let known = known.merging(declared)
                if !isPresenting, index < pages.count {
                    NavigationLevel(
                        index: index + 1, content: known.content(of: pages[index]), pages: pages, known: known
                    ) { [navigator] in
                        navigator?.pop()
                    }
                    .id(pages[index].id)
                    .transition(.move(edge: .trailing))
                }
            }
            .overlayPreferenceValue(PresentedDestinationKey.self) { presented in
                if isPresenting, let destination = presented.destination {
                    NavigationLevel(
                        index: index, content: destination.content(), pages: pages, known: known,
                        leave: destination.dismiss
                    )
                    .id(destination.id)
                    .transition(.move(edge: .trailing))
                }
            }
    }

    private func backButton(_ leave: @escaping @MainActor () -> Void) -> some View {
        Button(action: leave) { Image(systemName: "go-previous-symbolic") }
            .keyboardShortcut(direction == .leftToRight ? .leftArrow : .rightArrow, modifiers: .option)
            .accessibilityLabel("Back")
            .help("Back (Alt+\(direction == .leftToRight ? "Left" : "Right"))")
    }
}
