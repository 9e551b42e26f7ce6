import CorkTesting
import SwiftUI
import Testing

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

/// A container that draws sections and views by the values they set: S0.16, S0.19.
@MainActor
@Suite("Listings: highlighted sections")
struct HighlightListings {
    private struct NewContainerView<Content: View>: View {
        @ViewBuilder var content: Content

        var body: some View {
            VStack(spacing: 24) {
                ForEach(sections: content) { section in
                    VStack(spacing: .zero) {
                        if !section.header.isEmpty {
                            section.header
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .font(.system(size: 20, weight: section.containerValues.isBoldFont ? .bold : .regular))
                                .foregroundStyle(section.containerValues.isHighlight ? .red : .black)
                        }
                        ForEach(subviews: section.content) { subview in
                            let values = subview.containerValues
                            subview
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .font(.system(size: 16, weight: values.isBoldFont ? .bold : .regular))
                                .foregroundStyle(values.isHighlight ? .red : .black)
                                .environment(
                                    \.look,
                                    "\(values.isHighlight ? "red" : "black") \(values.isBoldFont ? "bold" : "regular")")
                        }
                    }
                    .padding()
                    .background(Color.black.opacity(0.02))
                    .clipShape(.rect(cornerRadius: 16))
                }
            }
        }
    }

    /// Says how it is drawn.
    private struct Looking: View {
        let name: String
        @Environment(\.look) private var look
        var body: some View { VStack { Text("\(name) \(look)") } }
    }

    @Test func `S0.16, S0.19, B0.26-B0.29: values count for the view they are set on, sections for themselves`() {
        let host = TestHost {
            NewContainerView {
                Section("첫 섹션") {
                    VStack { Looking(name: "first") }
                        .setBold(true)
                }
                .highlight(true)

                Section("두 번째 섹션") {
                    VStack { Looking(name: "second") }
                        .highlight(true)
                        .setBold(true)
                }

                VStack(spacing: .zero) {
                    VStack { Looking(name: "third") }
                        .highlight(true)
                        .setBold(true)
                }

                VStack { Looking(name: "fourth") }
                    .highlight(false)

                VStack { Looking(name: "fifth") }
                    .highlight(true)
            }
        }
        #expect(
            host.texts == [
                "첫 섹션", "first red bold", "두 번째 섹션", "second red bold", "third black regular", "fourth black regular",
                "fifth red regular",
            ])
        // Three sections, the last one without a header.
        #expect(host.elements("VStack")[0].children.filter { $0.kind == "VStack" }.count == 3)
        #expect(host.element("첫 섹션")?.frame.height == 20)
        #expect(host.element("first red bold")?.frame.height == 16)
    }
}

private struct LookKey: EnvironmentKey {
    static var defaultValue: String { "" }
}

extension EnvironmentValues {
    fileprivate var look: String {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
}
