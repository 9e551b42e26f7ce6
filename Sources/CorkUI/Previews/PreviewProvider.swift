import Foundation

/// A type that provides previews of a view.
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
/// ``Preview/all`` finds the type without registration. A release build removes unused code, so only types that are
/// `public`, `package`, or classes are found there.
@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewSource {
    associatedtype Previews: View
    /// The views to preview, each resolved subview in a preview of its own.
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

/// A text measuring for lists of previews, which are never laid out.
private struct NoTextMeasuring: TextMeasuring {
    func measure(_ text: ResolvedText, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: false)
    }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// The size of a window, 800 by 600 points.
    case device
    /// The size of the content, in a window.
    case sizeThatFits
    /// A fixed size, in points from 1 to 8192.
    case fixed(width: CGFloat, height: CGFloat)

    var size: CGSize? {
        switch self {
        case .device, .sizeThatFits: nil
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
    /// Sets the name of the view in a preview; `nil` uses the name of the type that provides it.
    public nonisolated func previewDisplayName(_ name: String?) -> some View { containerValue(\.previewName, name) }

    /// Sets the size of the view in a preview.
    public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View {
        let fits = layout == .sizeThatFits
        return fixedSize(horizontal: fits, vertical: fits).containerValue(\.previewSize, layout.size)
    }
}
