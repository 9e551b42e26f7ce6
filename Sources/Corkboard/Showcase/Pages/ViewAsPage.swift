import CorkUI

/// One content, declared once, that four containers arrange.
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
            HStack(spacing: 8) {
                ForEach(Kind.allCases, id: \.self) { other in
                    Button(other.rawValue) { kind = other }.disabled(other == kind)
                }
            }
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

/// A column a section.
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

/// As many cells side by side as there is room for.
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

/// A section's rows under its name, which opens and closes them.
private struct Indented<Content: View>: View {
    @ViewBuilder var content: Content
    @State private var closed = Set<SectionConfiguration.ID>()

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 4) {
                ForEach(sections: content) { section in
                    let isOpen = !closed.contains(section.id)
                    Button {
                        if isOpen { closed.insert(section.id) } else { closed.remove(section.id) }
                    } label: {
                        HStack(spacing: 6) {
                            Image(systemName: isOpen ? "pan-down-symbolic" : "pan-end-symbolic")
                            section.header
                        }
                    }
                    .buttonStyle(.plain)
                    if isOpen {
                        ForEach(subviews: section.content) { $0.padding(.leading, 28) }
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(16)
        }
    }
}

package struct ViewAsPreviews: PreviewProvider {
    package static var previews: some View { ViewAsPage().previewDisplayName("View as") }
}
