/// The selection of a list, which links in its rows write.
@MainActor
final class RowLinks: Equatable {
    /// Returns a Boolean value that indicates whether the list selects values of the type of a value.
    fileprivate(set) var admits: (AnyHashable) -> Bool = { _ in false }
    fileprivate(set) var select: (AnyHashable) -> Void = { _ in }

    nonisolated static func == (a: RowLinks, b: RowLinks) -> Bool { a === b }

    func follow<Value: Hashable>(_ selection: ListSelection<Value>) {
        admits = { $0.base is Value && selection != .none }
        select = { value in (value.base as? Value).map(selection.select) }
    }
}

private struct RowLinksKey: EnvironmentKey {
    static var defaultValue: RowLinks? { nil }
}

extension EnvironmentValues {
    /// The selection of the enclosing list, or `nil` if there is none.
    var rowLinks: RowLinks? {
        get { self[RowLinksKey.self] }
        set { self[RowLinksKey.self] = newValue }
    }
}
