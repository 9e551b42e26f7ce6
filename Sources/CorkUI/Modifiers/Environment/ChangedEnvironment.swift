/// An environment that a node changes for its descendants.
///
/// It stays identical for as long as the node's own environment does, so that descendants need no comparison.
@MainActor
struct ChangedEnvironment {
    private var known: (from: EnvironmentValues, to: EnvironmentValues)?

    /// Returns the environment with a change that depends only on the environment.
    mutating func changing(
        _ environment: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void
    ) -> EnvironmentValues {
        if let known, known.from.isIdentical(to: environment) { return known.to }
        var result = environment
        change(&result)
        known = (environment, result)
        return result
    }
}
