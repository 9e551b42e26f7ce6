import CorkUI

private struct SectionAxisKey: ContainerValueKey {
    static var defaultValue: Axis { .vertical }
}

private struct SectionItemsLimitKey: ContainerValueKey {
    static var defaultValue: Int { 0 }
}

extension ContainerValues {
    fileprivate var sectionAxis: Axis {
        get { self[SectionAxisKey.self] }
        set { self[SectionAxisKey.self] = newValue }
    }

    fileprivate var sectionItemsLimit: Int {
        get { self[SectionItemsLimitKey.self] }
        set { self[SectionItemsLimitKey.self] = newValue }
    }
}

extension View {
    fileprivate func sectionAxis(_ axis: Axis) -> some View { containerValue(\.sectionAxis, axis) }
    fileprivate func sectionItemsLimit(_ limit: Int) -> some View { containerValue(\.sectionItemsLimit, limit) }
}

/// A page with ten items of which three are shown at first, four items side by side, and colors that scroll
/// horizontally.
struct FeedPage: View {
    var body: some View {
        FeedContainer {
            Section {
                ForEach(1...10, id: \.self) { TextItem(title: "Item \($0)") }
            } header: {
                Text("Down, three at first")
            }
            .sectionItemsLimit(3)
            Section {
                TextItem(title: "Item 1")
                TextItem(title: "Item 2")
                Text("Plain text")
                TextItem(title: "Item 4")
            } header: {
                Text("Sideways")
            }
            .sectionAxis(.horizontal)
            Section {
                ForEach([Color.red, .green, .blue, .brown, .pink, .purple, .cyan], id: \.self) {
                    ColorItem(color: $0)
                }
            } header: {
                Text("Colours")
            }
            .sectionAxis(.horizontal)
        }
    }
}

/// A container of sections with different axes, of which long ones can be expanded and collapsed.
private struct FeedContainer<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var expandedSections = Set<SectionConfiguration.ID>()

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                Group(sections: content) { sections in
                    ForEach(sections) { section in
                        if !section.header.isEmpty {
                            header(of: section)
                        }
                        items(of: section)
                        if !section.footer.isEmpty {
                            section.footer
                        }
                    }
                }
            }
        }
    }

    private func header(of section: SectionConfiguration) -> some View {
        let isExpanded = expandedSections.contains(section.id)
        let limit = section.containerValues.sectionItemsLimit
        return HStack(alignment: .center) {
            section.header
                .font(.title)
                .frame(maxWidth: .infinity, alignment: .leading)
            if limit > 0, section.content.count > limit {
                Button {
                    withAnimation {
                        if isExpanded {
                            expandedSections.remove(section.id)
                        } else {
                            expandedSections.insert(section.id)
                        }
                    }
                } label: {
                    Image(systemName: isExpanded ? "pan-up-symbolic" : "pan-down-symbolic")
                }
                .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
            }
        }
        .padding()
    }

    @ViewBuilder
    private func items(of section: SectionConfiguration) -> some View {
        let limit = section.containerValues.sectionItemsLimit
        let isWhole = limit == 0 || expandedSections.contains(section.id)
        let items = section.content.prefix(isWhole ? section.content.count : limit)
        switch section.containerValues.sectionAxis {
        case .vertical:
            LazyVStack(spacing: 10) { items }
                .padding(.horizontal)
        case .horizontal:
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) { items }
                    .padding(.horizontal)
            }
            .frame(height: 60)
        }
    }
}

private struct TextItem: View {
    var title: String

    var body: some View {
        Text(title)
            .font(.body)
            .padding(10)
            .background(Color.gray.opacity(0.2).clipShape(RoundedRectangle(cornerRadius: 5)))
    }
}

private struct ColorItem: View {
    var color: Color

    var body: some View {
        RoundedRectangle(cornerRadius: 5, style: .circular)
            .fill(color)
            .frame(width: 50, height: 50)
    }
}

package struct FeedPreviews: PreviewProvider {
    package static var previews: some View { FeedPage().previewDisplayName("Feed") }
}
