/// Builds content from the expressions of a closure, as ``ViewBuilder`` does: the name for new code (R13.2).
///
///     @ContentBuilder var rows: some View {
///         Text("One")
///         Text("Two")
///     }
public typealias ContentBuilder = ViewBuilder
