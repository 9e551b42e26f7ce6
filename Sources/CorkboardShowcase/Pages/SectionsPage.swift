import CorkUI

private struct HighlightKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

private struct BoldKey: ContainerValueKey {
    static var defaultValue: Bool { false }
}

extension ContainerValues {
    fileprivate var isHighlight: Bool {
        get { self[HighlightKey.self] }
        set { self[HighlightKey.self] = newValue }
    }

    fileprivate var isBoldFont: Bool {
        get { self[BoldKey.self] }
        set { self[BoldKey.self] = newValue }
    }
}

extension View {
    fileprivate func highlight(_ isHighlight: Bool) -> some View { containerValue(\.isHighlight, isHighlight) }
    fileprivate func setBold(_ isBold: Bool) -> some View { containerValue(\.isBoldFont, isBold) }
}

/// A page with a highlighted section, one with bold rows, and three views outside of both.
struct SectionsPage: View {
    @State private var additions = 0

    var body: some View {
        ScrollView {
            NewContainerView {
                Section("First section") {
                    Text("Red, as its section says").highlight(true).setBold(true)
                    ForEach(0..<additions, id: \.self) { Text("Added row \($0 + 1)") }
                }
                .highlight(true)
                .sectionActions {
                    Button("Add Row") { additions += 1 }
                    if additions > 0 { Button("Remove Row") { additions -= 1 } }
                }
                Section("Second section") {
                    Text("Second").setBold(true)
                    Text("Third")
                }
                .setBold(true)
                VStack(alignment: .leading, spacing: .zero) {
                    Text("Set inside a stack: the container does not see it").highlight(true)
                    Text("Set on the stack itself: the container sees it")
                }
                Text("Fourth")
                Text("Fifth").highlight(true)
            }
            .padding(16)
        }
    }
}

/// A container that shows sections one below the other, with highlighted rows in red and bold rows in bold.
///
/// The actions of a section are beside its header.
private struct NewContainerView<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 24) {
            ForEach(sections: content) { section in
                VStack(spacing: 8) {
                    if !section.header.isEmpty {
                        HStack {
                            section.header
                                .font(.title3.weight(section.containerValues.isBoldFont ? .bold : .regular))
                                .foregroundStyle(section.containerValues.isHighlight ? .red : .primary)
                                .frame(maxWidth: .infinity, alignment: .leading)
                            section.actions
                        }
                    }
                    ForEach(subviews: section.content) { subview in
                        subview
                            .font(.body.weight(subview.containerValues.isBoldFont ? .bold : .regular))
                            .foregroundStyle(subview.containerValues.isHighlight ? .red : .primary)
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
        }
    }
}

package struct SectionsPreviews: PreviewProvider {
    package static var previews: some View { SectionsPage().previewDisplayName("Sections and their values") }
}
