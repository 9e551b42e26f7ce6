/// A result builder for views from any number of expressions, conditions, and `switch` statements.
@resultBuilder
public enum ViewBuilder {
    // The functions consume their arguments to avoid copies.
    /// Builds the content of an expression.
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

    /// Builds the content of an `if` statement without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the content of the first branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    /// Builds the content of the second branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }

    /// Builds content that is available only on some systems.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
