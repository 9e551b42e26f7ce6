import CorkUI

private struct ItemHighlightedKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

extension ContainerValues {
    fileprivate var isItemHighlighted: Bool {
        get { self[ItemHighlightedKey.self] }
        set { self[ItemHighlightedKey.self] = newValue }
    }
}

extension View {
    fileprivate func itemHighlighted(_ isHighlighted: Bool) -> some View {
        containerValue(\.isItemHighlighted, isHighlighted)
    }
}

/// A page with lists of a fixed row, rows of a loop, and a row of another kind.
struct HighlightsPage: View {
    @State private var highlighted = 2

    var body: some View {
        CustomList {
            Text("Always here")
            ForEach(1..<6) { row in
                Button("Row \(row)") { highlighted = row }
                    .buttonStyle(.plain)
                    .itemHighlighted(row == highlighted)
            }
            Section {
                Text("In a section of its own").itemHighlighted(true)
            }
        }
    }
}

/// A container of rows between lines, of which highlighted ones are bold.
private struct CustomList<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                Group(sections: content) { sections in
                    ForEach(sections) { section in
                        ForEach(subviews: section.content) { subview in
                            VStack(alignment: .leading, spacing: 0) {
                                subview
                                    .bold(subview.containerValues.isItemHighlighted)
                                    .padding(12)
                                Divider()
                            }
                        }
                    }
                }
            }
        }
    }
}

package struct HighlightsPreviews: PreviewProvider {
    package static var previews: some View { HighlightsPage().previewDisplayName("A list of one’s own") }
}
