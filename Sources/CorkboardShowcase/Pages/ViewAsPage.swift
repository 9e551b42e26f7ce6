import CorkUI

/// A page with one content in four containers.
struct ViewAsPage: View {
    private enum Kind: String, CaseIterable {
        case board = "Board"
        case list = "List"
        case grid = "Grid"
        case outline = "Outline"
    }

    @State private var kind = Kind.board

    var body: some View {
        VStack(spacing: 0) {
            Picker("View as", selection: $kind) {
                ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .padding(12)
            switch kind {
            case .board: Columns { songs }
            case .list: List { songs }
            case .grid: Cells { songs }
            case .outline: Indented { songs }
            }
        }
    }

    @ViewBuilder private var songs: some View {
        Section("Ann") {
            Text("Paper Moon")
            Text("Old Harbour")
        }
        Section("Ben") {
            ForEach(["Tin Roof", "Low Tide", "Glass Hill"], id: \.self) { Text($0) }
        }
        Section("Cleo") {
            Text("Slow Train")
        }
    }
}

/// A container with a column for each section.
private struct Columns<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(sections: content) { section in
                    VStack(spacing: 8) {
                        section.header.bold()
                        ForEach(subviews: section.content) { song in
                            song.frame(width: 150, height: 60)
                                .background(Color.yellow.opacity(0.35).clipShape(RoundedRectangle(cornerRadius: 4)))
                        }
                    }
                    .padding(12)
                    .background(Color.brown.opacity(0.25).clipShape(RoundedRectangle(cornerRadius: 8)))
                }
            }
            .padding(16)
        }
    }
}

/// A container with as many cells side by side as fit.
private struct Cells<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 12) {
                ForEach(sections: content) { section in
                    Section {
                        ForEach(subviews: section.content) { song in
                            song.frame(maxWidth: .infinity).frame(height: 80)
                                .background(Color.gray.opacity(0.2).clipShape(RoundedRectangle(cornerRadius: 8)))
                        }
                    } header: {
                        section.header.bold().frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
            .padding(16)
        }
    }
}

/// A container of sections that can be expanded and collapsed by their names.
private struct Indented<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var closed = Set<AnyHashable>()

    private struct Item: Identifiable {
        let id: AnyHashable
        let view: AnyView
        var children: [Item]?
    }

    var body: some View {
        Group(sections: content) { sections in
            let items = sections.map { section in
                Item(
                    id: section.id, view: AnyView(section.header),
                    children: section.content.map { Item(id: $0.id, view: AnyView($0)) })
            }
            let all = Set(items.map(\.id))
            let expanded = Binding {
                all.subtracting(closed)
            } set: {
                closed = all.subtracting($0)
            }
            List {
                OutlineGroup(items, children: \.children, expanded: expanded) { $0.view }
            }
        }
    }
}

package struct ViewAsPreviews: PreviewProvider {
    package static var previews: some View { ViewAsPage().previewDisplayName("View as") }
}
