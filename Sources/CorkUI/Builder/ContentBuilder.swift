/// A result builder for views, the new name of ``ViewBuilder`` (R13.2).
///
///     @ContentBuilder var rows: some View {
///         Text("One")
///         Text("Two")
///     }
public typealias ContentBuilder = ViewBuilder
