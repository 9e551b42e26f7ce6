import DocumentFiles
import Testing

/// The pieces of XML texts, and references in them.
struct XMLPiecesTests {
    private func pieces(_ text: String) -> [String] {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            XMLPieces(bytes).map { piece in
                let source = String(decoding: bytes[piece.range], as: UTF8.self)
                return "\(piece.kind) \(source)\(piece.isComplete ? "" : "…")"
            }
        }
    }

    @Test func `every byte belongs to a piece`() {
        let text = "<?xml?><!DOCTYPE a><!-- > --><a b='>' c=\">\">t&amp;<![CDATA[<>]]]></a>\n"
        #expect(
            pieces(text) == [
                "instruction <?xml?>", "declaration <!DOCTYPE a>", "comment <!-- > -->", "startTag <a b='>' c=\">\">",
                "text t&amp;", "characterData <![CDATA[<>]]]>", "endTag </a>", "text \n",
            ])
    }

    @Test(arguments: [
        ("<a", ["startTag <a…"]), ("<a b='<c>", ["startTag <a b='…", "startTag <c>"]), ("<!--->", ["comment <!--->…"]),
        // A quote is one only where a value begins.
        ("<a don't>b</a>", ["startTag <a don't>", "text b", "endTag </a>"]), ("<a><", ["startTag <a>", "startTag <…"]),
        ("<![CDATA[]]", ["characterData <![CDATA[]]…"]), ("", []),
    ])
    func `unterminated pieces are marked`(text: String, expected: [String]) { #expect(pieces(text) == expected) }

    @Test(arguments: [
        ("a&amp;b&lt;&#65;&#x42;&#X43;", "a&b<ABC"), ("&&amp", "&&amp"),
        ("&x; &#0x; &#xD800; &;", "&x; &#0x; &#xD800; &;"),
        ("&quot;é&apos;", "\"é'"),
    ])
    func `references that are known are replaced`(text: String, expected: String) {
        #expect(XMLReference.resolve(text[...]) { XMLReference.scalar($0).map { String($0) } } == expected)
    }
}
