import Foundation
import Seeds
import Testing

@testable import PictureFolder

/// Reading and rating a packet takes as long as the packet is, whichever part of it is long.
struct PacketGrowthTests {
    private static let inputs: [(name: String, content: @Sendable (Int) -> String)] = [
        ("attributes", { (0..<$0).map { " xmp:A\($0)='b'" }.joined() + "/>" }),
        ("namespaces", { (0..<$0).map { " xmlns:n\($0)='b'" }.joined() + "/>" }),
        ("elements", { "><a/>" + (0..<$0).map { "<b>\($0)</b>" }.joined() + "</rdf:Description>" }),
        ("ratings", { ">" + String(repeating: "<xmp:Rating>3</xmp:Rating>", count: $0) + "</rdf:Description>" }),
        ("nesting", { ">" + String(repeating: "<a xmlns:b='c'>", count: $0) }),
        ("blanks", { String(repeating: " ", count: $0) + "/>" }),
    ]

    @Test(arguments: inputs.map(\.name)) func `work follows the size`(name: String) throws {
        let content = try #require(Self.inputs.first { $0.name == name }).content
        let growth = growth(of: 2_000) { size in
            let packet = """
                <x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>
                <rdf:Description xmlns:xmp='http://ns.adobe.com/xap/1.0/'\(content(size))</rdf:RDF></x:xmpmeta>
                """
            _ = XMPPacket(Data(packet.utf8))?.rated(PictureRating(4), saysZero: false)
        }
        #expect(growth < 5)
    }
}
