/// Elements side by side in an outline: all of a collection, or a single root.
enum OutlineElements<Data: RandomAccessCollection>: RandomAccessCollection {
    case one(Data.Element)
    case many(Data)

    var startIndex: Int { 0 }

    var endIndex: Int {
        switch self {
        case .one: 1
        case .many(let data): data.count
        }
    }

    subscript(offset: Int) -> Data.Element {
        switch self {
        case .one(let element): element
        case .many(let data): data[data.index(data.startIndex, offsetBy: offset)]
        }
    }

    func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Data.Element>) throws -> Result
    ) rethrows -> Result? {
        switch self {
        case .one(let element):
            try withUnsafePointer(to: element) { try body(UnsafeBufferPointer(start: $0, count: 1)) }
        case .many(let data): try data.withContiguousStorageIfAvailable(body)
        }
    }
}
