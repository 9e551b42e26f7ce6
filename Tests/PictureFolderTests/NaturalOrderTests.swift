import Testing

@testable import PictureFolder

struct NaturalOrderTests {
    @Test(arguments: [
        ["IMG 3.png", "IMG 14.png", "IMG 100.png"], ["a", "A", "b"].sorted(),
        ["a.png", "a 2.png", "a 10.png", "ab.png"],
        ["1", "02", "2a", "10"], ["Eclair.png", "éclat.png", "Edam.png"], ["2023-1-9", "2023-1-10", "2023-11-1"],
        ["x99999999999999999999", "x100000000000000000000"],
    ])
    func `names stand in the order a reader expects`(names: [String]) {
        for shuffled in [names, names.reversed(), names.shuffled()] {
            #expect(shuffled.map(NaturalKey.init).sorted().map(\.name) == names)
        }
    }

    @Test func `the order is total and the same for names that differ little`() {
        let names = ["a1", "a01", "A1", "á1", "a", "", "0", "00", "a.", ".a", "a.1", "a1.", "ﬁ", "１"]
        let keys = names.map(NaturalKey.init)
        for a in keys {
            #expect(!(a < a))
            for b in keys where a != b {
                #expect((a < b) != (b < a), "\(a.name) \(b.name)")
                for c in keys where a < b && b < c { #expect(a < c, "\(a.name) \(b.name) \(c.name)") }
            }
        }
    }
}
