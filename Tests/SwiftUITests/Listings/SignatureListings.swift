import CorkTesting
import SwiftUI
import Testing

/// The declarations that the articles quote: S0.17, S0.18, S2.1, S2.4.
@MainActor
@Suite("Listings: signatures")
struct SignatureListings {
    @Test func `S2.1, S2.4: loops and groups over what a view comes to have the types that SwiftUI gives them`() {
        let view = Text("a")
        let subviews: ForEach<ForEachSubviewCollection<Text>, Subview.ID, Text> = ForEach(subviews: view) { _ in view }
        let sections: ForEach<ForEachSectionCollection<Text>, SectionConfiguration.ID, Text> = ForEach(sections: view) {
            _ in view
        }
        let elements: Group<GroupElementsOfContent<Text, Text>> = Group(subviews: view) { _ in view }
        let parts: Group<GroupSectionsOfContent<Text, Text>> = Group(sections: view) { _ in view }
        let host = TestHost {
            subviews
            sections
            elements
            parts
        }
        #expect(host.texts == ["a", "a", "a", "a"])
    }

    @Test func `S0.17, S0.18, B0.27: subviews and sections have ids, values, and the parts of a section`() {
        func isSubview<V: View & Identifiable>(_ subview: V) -> Bool where V.ID == Subview.ID { subview is Subview }
        func isSection<S: Identifiable>(_ section: S) -> Bool where S.ID == SectionConfiguration.ID { true }
        var found: [Bool] = []
        let host = TestHost {
            Group(
                sections: Section {
                    Text("row")
                } header: {
                    Text("header")
                } footer: {
                    Text("footer")
                }
            ) { sections in
                let section = sections[0]
                let content: SubviewsCollection = section.content
                let start: SubviewsCollectionSlice = content.prefix(1)
                let _: (ContainerValues, ContainerValues) = (section.containerValues, content[0].containerValues)
                let _ = found = [isSubview(content[0]), isSection(section), section.header.count == 1]
                section.header
                start
                section.footer
            }
        }
        #expect(found == [true, true, true] && host.texts == ["header", "row", "footer"])
    }

    @Test func `B2.21: the spellings of the talk mean what the article's do`() {
        let view = Group {
            Text("a")
            Text("b")
        }
        let hosts = [
            TestHost { ForEach(subviewOf: view) { $0 } }, TestHost { Group(subviewsOf: view) { $0 } },
            TestHost { Group(subviewOf: view) { $0 } }, TestHost { Group(contentsOf: view) { $0 } },
            TestHost { ForEach(sectionOf: view) { $0.content } },
            TestHost { Group(sectionsOf: view) { ForEach($0) { $0.content } } },
        ]
        for host in hosts { #expect(host.texts == ["a", "b"]) }
    }
}
