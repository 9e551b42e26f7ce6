import CorkUI

private struct LevelKey: EnvironmentKey {
    static var defaultValue: String { "nothing" }
}

private struct NotesKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct TagKey: ContainerValueKey {
    static var defaultValue: String { "nothing" }
}

extension EnvironmentValues {
    fileprivate var level: String {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

extension ContainerValues {
    fileprivate var pageTag: String {
        get { self[TagKey.self] }
        set { self[TagKey.self] = newValue }
    }
}

/// A page that sets three values at the outermost or innermost view, and shows what each level reads.
struct KeyedValuesPage: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                fact(
                    "Environment: set outside, read at every level below. Preference: set inside, read at every level above."
                )
                Level(depth: 2).environment(\.level, "“set outside”")
                fact("Container value: read by the container directly around, and by no other.")
                Readers { Text("A row with the value").containerValue(\.pageTag, "“mine”") }
                Readers { HStack { Text("The same row in a stack").containerValue(\.pageTag, "“mine”") } }
            }
            .padding(16)
        }
    }

    private func fact(_ text: String) -> some View { Text(text).bold() }
}

/// A nested view that shows the environment value it reads and the preferences it receives.
private struct Level: View {
    let depth: Int
    @Environment(\.level) private var level
    @State private var notes: [String] = []

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(
                "Environment: \(level); preferences from below: \(notes.isEmpty ? "none" : notes.joined(separator: ", "))"
            )
            if depth > 0 {
                AnyView(Level(depth: depth - 1).padding(.leading, 24))
            } else {
                Text("innermost").preference(key: NotesKey.self, value: ["“set inside”"]).padding(.leading, 24)
            }
        }
        .onPreferenceChange(NotesKey.self) { notes = $0 }
    }
}

/// A container that shows the container values of each row.
private struct Readers<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        ForEach(subviews: content) { subview in
            HStack(spacing: 12) {
                subview.padding(6).background(Color.gray.opacity(0.2).clipShape(RoundedRectangle(cornerRadius: 5)))
                Text("The container reads \(subview.containerValues.pageTag)")
            }
        }
    }
}

package struct KeyedValuesPreviews: PreviewProvider {
    package static var previews: some View { KeyedValuesPage().previewDisplayName("Which way values go") }
}
