import Foundation

/// A type that defines the appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle: DynamicProperty {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    /// Creates a view that represents the body of a progress view.
    ///
    /// - Parameter configuration: The progress and the labels. A `ProgressView(configuration)` in the body looks as it
    ///   does without the style.
    /// - Returns: The view that is shown in place of the indicator.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    /// Returns the body as a view that holds the style's state.
    func _made(_ configuration: Configuration) -> any View
    /// The built-in look of the style, or `nil` if it makes its own body.
    var _look: _ProgressLook? { get }
}

extension ProgressViewStyle {
    /// Makes the view that the style shows.
    @inlinable @inline(__always)
    public func _made(_ configuration: Configuration) -> any View {
        _MadeView(self, configuration) { $0.makeBody(configuration: $1) }
    }
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ProgressLook? { nil }
}

/// The built-in appearances of progress views.
public enum _ProgressLook: Sendable {
    /// A bar, or a spinner for indeterminate progress.
    case automatic
    case linear
    case circular
}

/// The properties of a progress view that a ``ProgressViewStyle`` draws.
public struct ProgressViewStyleConfiguration {
    /// The type of the label.
    public struct Label: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The type of the label of the value.
    public struct CurrentValueLabel: View {
        let view: AnyView
        /// The content and behavior of the view.
        public var body: AnyView { view }
    }

    /// The completed fraction, from 0 to 1, or `nil` for indeterminate progress.
    public let fractionCompleted: Double?
    /// The label, which the progress view shows above the body.
    public var label: Label?
    /// The label of the value, or `nil` if there is none.
    public var currentValueLabel: CurrentValueLabel?
}

/// A style with a built-in look.
public protocol _NativeProgressViewStyle: ProgressViewStyle {}

extension _NativeProgressViewStyle {
    /// Makes the view that the style shows.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

/// The default style: a bar, or a spinner for indeterminate progress.
public struct DefaultProgressViewStyle: _NativeProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ProgressLook? { .automatic }
}

/// A style that shows a bar, or a spinner for indeterminate progress.
public struct LinearProgressViewStyle: _NativeProgressViewStyle {
    private var tint: Color?
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ProgressLook? { .linear }
}

/// A style that shows a ring, or a spinner for indeterminate progress.
public struct CircularProgressViewStyle: _NativeProgressViewStyle {
    fileprivate var tint: Color?
    /// Creates the style.
    public nonisolated init() {}
    /// Creates the style with a color of the ring.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// The built-in look of the style, or `nil` if it makes its own body.
    public var _look: _ProgressLook? { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A style that shows a bar, or a spinner for indeterminate progress.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A style that shows a ring, or a spinner for indeterminate progress.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressStylingKey: EnvironmentKey {
    static var defaultValue: Styling<_ProgressLook, any ProgressViewStyle> { .native(.automatic) }
}

extension EnvironmentValues {
    fileprivate var progressStyling: Styling<_ProgressLook, any ProgressViewStyle> {
        get { self[ProgressStylingKey.self] }
        set { self[ProgressStylingKey.self] = newValue }
    }
}

/// A modifier that sets the style of progress views within the view.
public struct _ProgressViewStyleModifier<Style: ProgressViewStyle>: _PrimitiveModifier {
    let style: Style

    /// Changes the environment of the modified view.
    public func _modify(_ environment: inout EnvironmentValues) {
        environment.progressStyling = environment.progressStyling.setting(style, look: style._look)
        if let tint = (style as? CircularProgressViewStyle)?.tint { environment.tint = AnyShapeStyle(tint) }
    }
    /// Makes the node that shows the modified view.
    public func _makeNode(_ item: _ViewListItem, _ inputs: _NodeInputs) -> _ViewNode {
        EnvironmentNode<Self>(item, inputs)
    }
}

extension View {
    /// Sets the style of progress views within the view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(_ProgressViewStyleModifier(style: style))
    }
}

/// The indicator of a progress view and the label of its value below.
public struct _ProgressParts: View {
    let bar: _ProgressBar
    var value: AnyView?
    @Environment(\.progressStyling) private var styling

    init(bar: _ProgressBar, value: AnyView? = nil) { (self.bar, self.value) = (bar, value) }

    /// The content and behavior of the view.
    public var body: some View {
        switch styling {
        case .native(let look):
            VStack(spacing: 4) {
                if look == .circular, let fraction = bar._fraction {
                    ProgressRing(fraction: fraction)
                } else {
                    bar
                }
                value
            }
        case .made(let style, let outer): VStack { made(by: style) }.environment(\.progressStyling, outer)
        }
    }

    private func made(by style: some ProgressViewStyle) -> AnyView {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: bar._fraction, label: nil, currentValueLabel: value.map { .init(view: $0) })
        let view = style._made(configuration)
        return AnyView(view)
    }
}

/// A ring that is filled clockwise.
struct ProgressRing: View {
    let fraction: Double
    /// The width at the usual size of controls, in points.
    var side: CGFloat = 24
    @Environment(\.controlSize) private var size

    var body: some View {
        let side = side * size.factor
        Circle().stroke(.quaternary, lineWidth: side / 8)
            .overlay {
                Circle().trim(from: 0, to: fraction)
                    .stroke(.tint, style: StrokeStyle(lineWidth: side / 8, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            }
            .padding(side / 16)
            .frame(width: side, height: side)
            .accessibilityElement()
            .accessibilityValue(Text(verbatim: "\(Int((fraction * 100).rounded())) %"))
    }
}
