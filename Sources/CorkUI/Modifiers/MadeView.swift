/// Runs the body that a style or a modifier makes as that of a view, the maker's state included.
public struct _MadeView<Maker, Input, Body: View>: View {
    var maker: Maker
    let input: Input
    private let making: Making<Maker, Input, Body>

    /// What `make` returns for an input, such as a style's configuration; it must capture nothing.
    public init(_ maker: Maker, _ input: Input, make: @escaping @MainActor (Maker, Input) -> Body) {
        self.maker = maker
        self.input = input
        making = Making(make: make)
    }

    /// The content that is shown.
    public var body: Body { making.make(maker, input) }
}

/// A view whose body another type has written.
@MainActor
protocol MadeByMaker {
    /// The type that has.
    static var maker: Any.Type { get }
}

extension _MadeView: MadeByMaker {
    static var maker: Any.Type { Maker.self }
}

/// How a body is made.
///
/// Two of a type make the same: their closures may differ in what they know of generic types, and in no more.
private struct Making<Maker, Input, Body>: ComparedByParts {
    let make: @MainActor (Maker, Input) -> Body

    func isSame(as other: Self) -> Bool { true }
}

extension _MadeView: Animatable where Maker: Animatable {
    /// The part of the value that animations interpolate.
    public var animatableData: Maker.AnimatableData {
        get { maker.animatableData }
        set { maker.animatableData = newValue }
    }
}
