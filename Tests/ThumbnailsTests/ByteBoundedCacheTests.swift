import Testing
import Thumbnails

struct ByteBoundedCacheTests {
    @Test func `the least recently used value is removed first`() {
        var cache = ByteBoundedCache<String, Int>(limit: 30)
        for (index, key) in ["a", "b", "c"].enumerated() { cache.keep(index, byteCount: 10, for: key) }
        #expect(cache.value("a") == 0)
        cache.keep(3, byteCount: 10, for: "d")
        #expect(cache.value("b") == nil)
        #expect(["a", "c", "d"].map { cache.value($0) } == [0, 2, 3])
        #expect((cache.byteCount, cache.count) == (30, 3))
    }

    @Test func `as many go as room is needed for`() {
        var cache = ByteBoundedCache<Int, Int>(limit: 30)
        for key in 0..<30 { cache.keep(key, byteCount: 1, for: key) }
        cache.keep(99, byteCount: 28, for: 99)
        #expect((cache.byteCount, cache.count) == (30, 3))
        #expect([28, 29, 99].allSatisfy { cache.value($0) == $0 })
    }

    @Test func `a value that is too large is not kept, nor one that it replaces`() {
        var cache = ByteBoundedCache<String, Int>(limit: 30)
        cache.keep(1, byteCount: 10, for: "a")
        cache.keep(2, byteCount: 10, for: "b")
        cache.keep(3, byteCount: 31, for: "a")
        #expect(cache.value("a") == nil && cache.value("b") == 2)
        #expect(cache.byteCount == 10)
    }

    @Test func `a new value of a key counts once`() {
        var cache = ByteBoundedCache<String, Int>(limit: 30)
        for byteCount in [10, 20, 5] { cache.keep(byteCount, byteCount: byteCount, for: "a") }
        #expect((cache.byteCount, cache.count) == (5, 1))
        cache.remove("a")
        cache.remove("b")
        #expect((cache.byteCount, cache.count) == (0, 0))
    }
}
