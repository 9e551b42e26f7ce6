import Testing

@testable import CorkGtk

extension GtkTests {
    @MainActor
    @Suite struct RecentValuesTests {
        @Test func `each new one sends the oldest away`() {
            var values = RecentValues<Int, String>(limit: 3)
            for key in 1...10 {
                values.insert("\(key)", for: key)
                let kept = (1...10).filter { values[$0] != nil }
                #expect(kept == Array(max(key - 2, 1)...key))
                #expect(values[key] == "\(key)")
            }
        }

        @Test func `after all are removed there is room for as many`() {
            var values = RecentValues<Int, Int>(limit: 2)
            for key in 1...3 { values.insert(key, for: key) }
            values.removeAll()
            #expect(values[3] == nil)
            for key in 4...6 { values.insert(key, for: key) }
            #expect(values[4] == nil && values[5] == 5 && values[6] == 6)
        }
    }
}
