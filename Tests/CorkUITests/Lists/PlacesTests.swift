import Testing

@testable import CorkUI

@Suite("Places in a list")
struct PlacesTests {
    @Test("Those of ranges in any order, overlapping, touching and empty ones too, and no others")
    func contains() {
        let places = Places([10..<12, 3..<5, 4..<7, 7..<8, 9..<9, 20..<21])
        let expected: Set<Int> = [3, 4, 5, 6, 7, 10, 11, 20]
        for place in -1..<23 { #expect(places.contains(place) == expected.contains(place), "\(place)") }
        #expect(!Places([]).contains(0))
    }
}
