/// A view whose body is made by a style or modifier, including the maker's state.
public struct _MadeView<Maker, Input, Body: View>: View {
    var maker: Maker
    let input: Input
    private let making: Making<Maker, Input, Body>

    /// Creates a view with the body that `make` returns for an input, such as the configuration of a style.
    ///
    /// The closure must not capture anything.
    public init(_ maker: Maker, _ input: Input, make: @escaping @MainActor (Maker, Input) -> Body) {
        self.maker = maker
        self.input = input
        making = Making(make: make)
    }

    /// The content that is shown.
    public var body: Body { making.make(maker, input) }
}

/// A view whose body another type makes.
@MainActor
protocol MadeByMaker {
    /// The type that makes the body.
    static var maker: Any.Type { get }
}

extension _MadeView: MadeByMaker {
    static var maker: Any.Type { Maker.self }
}

/// A closure that makes a body.
///
/// Two of the same type count as equal, because they capture nothing but generic types.
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
