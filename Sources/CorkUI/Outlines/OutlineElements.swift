/// Sibling elements of an outline: a whole collection, its filtered elements, or a single root.
enum OutlineElements<Data: RandomAccessCollection>: RandomAccessCollection {
    case one(Data.Element)
    case many(Data)
    case found([Data.Element])

    var startIndex: Int { 0 }

    var endIndex: Int { count }

    var count: Int {
        switch self {
        case .one: 1
        case .many(let data): data.count
        case .found(let elements): elements.count
        }
    }

    subscript(offset: Int) -> Data.Element {
        switch self {
        case .one(let element): element
        case .many(let data): data[data.index(data.startIndex, offsetBy: offset)]
        case .found(let elements): elements[offset]
        }
    }

    func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Data.Element>) throws -> Result
    ) rethrows -> Result? {
        switch self {
        case .one(let element):
            try withUnsafePointer(to: element) { try body(UnsafeBufferPointer(start: $0, count: 1)) }
        case .many(let data): try data.withContiguousStorageIfAvailable(body)
        case .found(let elements): try elements.withContiguousStorageIfAvailable(body)
        }
    }
}
