/// Builds a view from the expressions of a closure: any number of children, conditions, `let` and `switch`.
@resultBuilder
public enum ViewBuilder {
    // What is passed on is not copied.
    /// Makes content of an expression.
    @inlinable public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
        content
    }
    /// Combines the expressions of a block.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Combines the expressions of a block.
    @inlinable public static func buildBlock<Content: View>(_ content: consuming Content) -> Content {
        content
    }

    /// Combines the expressions of a block.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    /// Makes the content of a condition without an else.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Makes the content of the branch that is active.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    /// Makes the content of the branch that is active.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }

    /// Makes content that is available on some systems only.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
