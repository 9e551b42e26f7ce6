import Foundation

/// The state of an app and of its scenes: views that show it follow it, the scenes stay as they were at the start.
@MainActor
enum ProgramState {
    /// No window has these nodes: there are none.
    private static let graph = Graph(textMeasuring: NoTexts())

    /// An app or a scene whose properties have a place to live.
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
