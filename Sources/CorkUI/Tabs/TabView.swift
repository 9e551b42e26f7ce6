import Foundation

/// A view that shows one of several views, which people choose by the tabs above it.
///
/// A tab's content is made when it is first selected, and keeps its state from then on. The arrow keys move between the
/// tabs while one of them has the focus.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var own: Subview.ID?
    @State private var opened: Set<Subview.ID> = []
    @Environment(\.tabViewLook) private var look

    /// Creates a view of tabs, of which a binding selects one by its tag.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    /// Creates a view of tabs, of which a binding selects one by its tag.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    /// The content and behavior of the view.
    public var body: some View {
        Group(subviews: content) { tabs in
            let selected = selected(of: tabs)
            VStack(spacing: 0) {
                if look == .bar { bar(of: tabs, selected) }
                ZStack {
                    ForEach(tabs) { tab in
                        if tab.id == selected?.id || opened.contains(tab.id) {
                            TabPage(isSelected: tab.id == selected?.id, page: tab)
                                .onAppear { opened.insert(tab.id) }
                        }
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                if look == .dots { dots(of: tabs, selected) }
            }
        }
    }

    /// Returns the selected tab: the first one if the selection is none.
    private func selected(of tabs: SubviewsCollection) -> Subview? {
        if let selection {
            let value = selection.wrappedValue
            return tabs.first { $0.containerValues.tag(for: SelectionValue.self) == value } ?? tabs.first
        }
        return tabs.first { $0.id == own } ?? tabs.first
    }

    private func select(_ tab: Subview) {
        if let selection {
            if let tag = tab.containerValues.tag(for: SelectionValue.self) { selection.wrappedValue = tag }
        } else {
            own = tab.id
        }
    }

    /// Selects the tab at a distance from the selected one.
    private func move(by step: Int, _ tabs: SubviewsCollection, _ selected: Subview?) {
        guard let place = tabs.firstIndex(where: { $0.id == selected?.id }),
            tabs.indices.contains(place + step)
        else { return }
        select(tabs[place + step])
    }

    private func keys(_ tabs: SubviewsCollection, _ selected: Subview?, on view: some View) -> some View {
        view.onMoveCommand { direction in
            switch direction {
            case .left: move(by: -1, tabs, selected)
            case .right: move(by: 1, tabs, selected)
            case .up, .down: break
            }
        }
    }

    private func bar(of tabs: SubviewsCollection, _ selected: Subview?) -> some View {
        keys(
            tabs, selected,
            on: HStack(spacing: 4) {
                ForEach(tabs) { tab in
                    TabButton(tab: tab, isSelected: tab.id == selected?.id) { select(tab) }
                }
            }
            .padding(6)
            .frame(maxWidth: .infinity)
            .overlay(alignment: .bottom) { Divider() }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isTabBar))
    }

    private func dots(of tabs: SubviewsCollection, _ selected: Subview?) -> some View {
        keys(
            tabs, selected,
            on: HStack(spacing: 8) {
                ForEach(tabs) { tab in
                    let isSelected = tab.id == selected?.id
                    Button {
                        select(tab)
                    } label: {
                        Circle().fill(isSelected ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary))
                            .frame(width: 8, height: 8).padding(4)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel("Page \((tabs.firstIndex { $0.id == tab.id } ?? 0) + 1) of \(tabs.count)")
                    .accessibilityAddTraits(isSelected ? .isSelected : [])
                }
            }
            .padding(6))
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a view of tabs.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// The content of a tab, hidden unless the tab is selected.
private struct TabPage: View {
    let isSelected: Bool
    let page: Subview

    var body: some View {
        page
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.isCovered, !isSelected)
            .opacity(isSelected ? 1 : 0)
    }
}

/// The button of a tab, with its badge.
private struct TabButton: View {
    let tab: Subview
    let isSelected: Bool
    let select: @MainActor () -> Void

    var body: some View {
        Button(action: select) {
            tab.containerValues.tabLabel
            if let badge = tab.containerValues.row.badge {
                badge.font(.caption).padding(.horizontal, 6).background(.quaternary, in: Capsule())
            }
        }
        .buttonStyle(TabButtonStyle(isSelected: isSelected))
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

private struct TabButtonStyle: ButtonStyle {
    let isSelected: Bool

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 6) { configuration.label }
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .fontWeight(isSelected ? .semibold : nil)
            .background(
                configuration.isPressed
                    ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.quaternary.opacity(isSelected ? 1 : 0)),
                in: RoundedRectangle(cornerRadius: 6)
            )
            .contentShape(Rectangle())
    }
}
