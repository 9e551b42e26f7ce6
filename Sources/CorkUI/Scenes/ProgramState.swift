import Foundation

/// The state of an app and its scenes.
///
/// Views that read it are updated; the set of scenes stays as it was when the app started.
@MainActor
enum ProgramState {
    /// A graph without nodes that belongs to no window.
    private static let graph = Graph(textMeasuring: NoTexts())

    /// Returns an app or scene whose dynamic properties are connected to storage.
    static func connected<Value>(_ value: Value) -> Value {
        var value = value
        var properties = PropertyStorage(ValueComparator.of(Value.self))
        properties.attach(to: &value, environment: EnvironmentValues(), graph: graph)
        return value
    }

    private struct NoTexts: TextMeasuring {
        func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics {
            TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
        }
    }
}
