/// An environment that a node changes for what is below: the same one again while its own is the same, so that nobody below
/// looks.
@MainActor
struct ChangedEnvironment {
    private var known: (from: EnvironmentValues, to: EnvironmentValues)?

    /// The environment with a change, which follows from the environment alone.
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
