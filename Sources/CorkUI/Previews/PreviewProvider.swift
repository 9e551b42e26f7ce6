import Foundation

/// A type beside a view that shows what the view looks like.
///
/// ```swift
/// struct CardPreviews: PreviewProvider {
///     static var previews: some View {
///         Card(title: "Old Harbour").previewDisplayName("A card")
///         Card(title: "").previewDisplayName("Without a title")
///     }
/// }
/// ```
///
/// Nobody registers it: ``Preview/all`` finds it. A release build leaves out code that nobody uses; there, types that are
/// `public`, `package` or classes are found.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewSource {
    associatedtype Previews: View
    /// Each view it comes to is a preview of its own.
    @ViewBuilder static var previews: Previews { get }
}

extension PreviewProvider {
    /// Makes the previews that the type provides.
    public static func _makePreviews() -> [Preview] {
        let graph = Graph(textMeasuring: NoTextMeasuring())
        let list = ResolvedList(previews, graph: graph, environment: EnvironmentValues(), depth: 0)
        defer { list.tearDown() }
        let type = String(reflecting: Self.self)
        let module = String(type.prefix { $0 != "." })
        return (0..<list.count).map { index in
            let values = list.item(at: index).values
            let name = values.previewName ?? String(type.dropFirst(module.count + 1))
            return Preview(name, module: module, size: values.previewSize) {
                Group(subviews: previews) { views in
                    if views.indices.contains(index) { views[index] }
                }
            }
        }
    }
}

/// Nothing is laid out to count previews.
private struct NoTextMeasuring: TextMeasuring {
    func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: false)
    }
}

/// How large a preview is shown.
public enum PreviewLayout: Hashable, Sendable {
    /// As a window: 800 by 600 points.
    case device
    /// In a size of its own, in points from 1 to 8192.
    case fixed(width: CGFloat, height: CGFloat)

    var size: CGSize? {
        switch self {
        case .device: nil
        case .fixed(let width, let height): CGSize(width: width, height: height)
        }
    }
}

private struct PreviewNameKey: ContainerValueKey {
    static var defaultValue: String? { nil }
}

private struct PreviewSizeKey: ContainerValueKey {
    static var defaultValue: CGSize? { nil }
}

extension ContainerValues {
    var previewName: String? {
        get { self[PreviewNameKey.self] }
        set { self[PreviewNameKey.self] = newValue }
    }

    var previewSize: CGSize? {
        get { self[PreviewSizeKey.self] }
        set { self[PreviewSizeKey.self] = newValue }
    }
}

extension View {
    /// Names the preview that the view is; without a name it goes by the type that provides it.
    public nonisolated func previewDisplayName(_ name: String?) -> some View { containerValue(\.previewName, name) }

    /// Sets how large the preview that the view is, is shown.
    public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View {
        containerValue(\.previewSize, layout.size)
    }
}
