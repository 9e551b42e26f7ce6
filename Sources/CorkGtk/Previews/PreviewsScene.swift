import CorkUI

/// A window with a list of previews, which shows the selected one.
package struct PreviewsScene: Scene {
    private let previews: [Preview]

    /// Creates a scene with a list of previews.
    ///
    /// - Parameter previews: The previews in order.
    package init(_ previews: [Preview] = Preview.all) { self.previews = previews }

    /// A window for the previews.
    package var body: some Scene {
        WindowGroup("Previews") { PreviewList(previews: previews) }
    }
}

/// The previews by module, and the one that is open.
struct PreviewList: View {
    let previews: [Preview]

    var body: some View {
        NavigationStack {
            if previews.isEmpty {
                ContentUnavailableView(
                    "No previews", systemImage: "view-grid-symbolic",
                    description: Text("Declare some beside your views, by #Preview or a PreviewProvider."))
            } else {
                list
            }
        }
    }

    private var list: some View {
        List {
            ForEach(modules, id: \.name) { module in
                Section(module.name) {
                    ForEach(module.indices, id: \.self) { index in
                        NavigationLink(previews[index].name) {
                            let size = previews[index].size
                            previews[index].view
                                .frame(maxWidth: size.width, maxHeight: size.height)
                                .frame(maxWidth: .infinity, maxHeight: .infinity)
                        }
                        .buttonStyle(.plain)
                    }
                }
            }
        }
    }

    private var modules: [(name: String, indices: [Int])] {
        Dictionary(grouping: previews.indices) { previews[$0].module }
            .map { (name: $0.key, indices: $0.value) }.sorted { $0.name < $1.name }
    }
}
