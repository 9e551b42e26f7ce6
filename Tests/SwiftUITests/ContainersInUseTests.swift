import CorkTesting
import SwiftUI
import Testing

private struct RoleKey: ContainerValueKey {
    static var defaultValue: String? { nil }
}

extension ContainerValues {
    fileprivate var role: String? {
        get { self[RoleKey.self] }
        set { self[RoleKey.self] = newValue }
    }
}

/// Containers as apps write them.
@MainActor
@Suite("Containers as apps write them")
struct ContainersInUseTests {
    @Test func `dividers between views, by the id of the last one`() {
        struct CardGroup<Content: View>: View {
            let title: String?
            @ViewBuilder let content: () -> Content

            init(_ title: String? = nil, @ViewBuilder content: @escaping () -> Content) {
                self.title = title
                self.content = content
            }

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    if let title { Text(title) }
                    Group(subviews: content()) { rows in
                        ForEach(rows) { row in
                            row
                            if row.id != rows.last?.id {
                                Divider()
                            }
                        }
                    }
                }
                .background(Color.white)
                .clipShape(RoundedRectangle(cornerRadius: 8))
            }
        }
        struct Names: View {
            @State private var names = ["a", "b", "c"]

            var body: some View {
                CardGroup("Card") { ForEach(names, id: \.self) { Text($0) } }
                Button("change") { names = ["b", "c", "d", "a"] }
            }
        }
        let host = TestHost { Names() }
        #expect(
            host.elements("VStack")[0].children.map(\.kind).filter { $0 != "Color" } == [
                "Text", "Text", "Divider", "Text", "Divider", "Text",
            ])
        host.element("change")?.tap()
        #expect(host.elements("Divider").count == 3)
        #expect(host.texts == ["Card", "b", "c", "d", "a", "change"])
    }

    @Test func `R2.7: the first, the last, and the rest`() {
        struct Labelled<Content: View>: View {
            @ViewBuilder let content: Content
            var body: some View {
                Group(subviews: content) { subviews in
                    subviews.first
                    ForEach(subviews.dropFirst()) { subview in subview.padding(2) }
                    if let last = subviews.last { last }
                    if subviews.isEmpty { Text("none") }
                }
            }
        }
        #expect(
            TestHost {
                VStack {
                    Labelled {
                        Text("a"); Text("b"); Text("c")
                    }
                }
            }.texts == ["a", "b", "c", "c"])
        #expect(TestHost { VStack { Labelled {} } }.texts == ["none"])
    }

    @Test func `the first few, and how many are left`() {
        struct AvatarGroup<Avatars: View>: View {
            let max: Int
            @ViewBuilder let avatars: () -> Avatars

            var body: some View {
                Group(subviews: avatars()) { subviews in
                    HStack(spacing: 4) {
                        ForEach(subviews.prefix(max)) { $0.frame(width: 20) }
                        if subviews.count > max { Text("+\(subviews.count - max)") }
                    }
                }
            }
        }
        let host = TestHost { AvatarGroup(max: 2) { ForEach(0..<5) { Text("\($0)") } } }
        #expect(host.texts == ["0", "1", "+3"])
        #expect(TestHost { AvatarGroup(max: 9) { Text("x") } }.texts == ["x"])
    }

    @Test func `views paired with data, by position`() {
        func tagged<Content: View>(_ values: [Int], @ViewBuilder _ content: () -> Content) -> some View {
            Group(subviews: content()) { views in
                ForEach(zip(views, values).map { ($0, $1) }, id: \.1) { view, value in
                    view.tag(value)
                }
            }
        }
        let labels = ["one", "two"]
        var tags: [Int?] = []
        let host = TestHost {
            Group(subviews: tagged([7, 8]) { ForEach(labels, id: \.self) { Text($0) } }) { views in
                let _ = tags = views.map { $0.containerValues.tag(for: Int.self) }
                ForEach(Array(views.enumerated()), id: \.offset) { index, view in
                    Text("\(index)")
                    view
                }
            }
        }
        #expect(tags == [7, 8])
        #expect(host.texts == ["0", "one", "1", "two"])
    }

    @Test func `roles read from values before anything is placed`() {
        struct Timeline<Content: View>: View {
            let isVertical: Bool
            @ViewBuilder var content: Content

            var body: some View {
                Group(subviews: content.environment(\.font, .title)) { subviews in
                    let roles = subviews.map { $0.containerValues.role }
                    let markers = subviews.filter { $0.containerValues.role == "marker" }
                    switch isVertical {
                    case true: VStack { stack(subviews, roles) }
                    case false: HStack { stack(subviews, roles) }
                    }
                    ForEach(markers) { $0 }
                }
            }

            @ViewBuilder
            private func stack(_ subviews: SubviewsCollection, _ roles: [String?]) -> some View {
                ForEach(subviews.indices, id: \.self) { index in
                    if let role = roles[index] { Text(role) }
                    subviews[index]
                }
            }
        }
        let host = TestHost {
            Timeline(isVertical: true) {
                Text("start").containerValue(\.role, "marker")
                Text("plain")
            }
        }
        #expect(host.texts == ["marker", "start", "plain", "start"])
        #expect(host.elements("Text")[1].frame.height == 28)
    }

    @Test func `a form of one's own: sections with headers, actions and footers`() {
        struct Form<Content: View>: View {
            @ViewBuilder let content: Content
            @State private var selected: Set<SectionConfiguration.ID> = []

            var body: some View {
                ScrollView {
                    VStack(alignment: .leading, spacing: 22) {
                        ForEach(sections: content) { section in
                            FormSection(section: section)
                        }
                    }
                    .padding(.horizontal, 28)
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
        struct FormSection: View {
            let section: SectionConfiguration

            var body: some View {
                VStack(alignment: .leading, spacing: 8) {
                    HStack {
                        section.header.font(.headline)
                        Spacer()
                        section.actions
                    }
                    Group(subviews: section.content) { rows in
                        ForEach(rows) { row in
                            row.frame(maxWidth: .infinity)
                            if row.id != rows.last?.id { Divider() }
                        }
                    }
                    section.footer
                        .foregroundStyle(.secondary)
                        .font(.caption)
                }
            }
        }
        let host = TestHost {
            Form {
                Section {
                    Text("row")
                    Text("another")
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
                .sectionActions { Button("Add") {} }
                Text("loose")
            }
        }
        #expect(host.texts == ["Header", "Add", "row", "another", "Footer", "loose"])
        #expect(host.elements("VStack").count == 3)
    }

    @Test func `R4.16: values are read from a subview, which answers at any time`() {
        @MainActor final class Kept {
            var subviews: [Subview] = []
        }
        let kept = Kept()
        let host = TestHost {
            Group(subviews: ForEach(["a", "b"], id: \.self) { Text($0).containerValue(\.role, $0) }) { subviews in
                let _ = kept.subviews = Array(subviews)
                subviews
            }
        }
        #expect(kept.subviews.map { $0.containerValues.role } == ["a", "b"])
        // R2.12: its id is no id of the data.
        #expect(kept.subviews.map { AnyHashable($0.id) } != ["a", "b"])
        host.close()
    }
}
