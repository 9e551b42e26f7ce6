import Foundation

/// A control for choosing a color in the desktop's own dialog.
public struct ColorPicker<Label: View>: _LabeledControl {
    /// The label of the control.
    public let _label: Label
    /// The control without its label.
    public let _input: _ColorInput

    /// Creates a color picker with a label.
    ///
    /// - Parameters:
    ///   - selection: The chosen color.
    ///   - supportsOpacity: A Boolean value that indicates whether the color can be translucent; otherwise every
    ///     chosen color is opaque.
    ///   - label: A view that describes the purpose of the control.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        _input = _ColorInput(selection: selection, _supportsOpacity: supportsOpacity)
        _label = label()
    }
}

@MainActor
extension ColorPicker where Label == Text {
    /// Creates a color picker with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a color picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The button of a color picker.
public struct _ColorInput: _InputView {
    let selection: Binding<Color>
    /// A Boolean value that indicates whether the color can be translucent.
    public let _supportsOpacity: Bool

    /// Reads the bindings of the control, so that their changes update it.
    public func _readInput() { _ = selection.wrappedValue }
    /// Returns the size in points for a proposal, for renderers that have no widget to measure.
    public func _size(_ proposal: ProposedViewSize, _ node: _ViewNode) -> CGSize { CGSize(width: 48, height: 32) }
    /// The description of the view for tests and assistive technologies.
    public var _description: _LeafDescription { _LeafDescription(value: _color(in: EnvironmentValues()).hexadecimal) }

    /// Returns the chosen color, opaque unless the picker supports opacity.
    public func _color(in environment: EnvironmentValues) -> Color.Resolved {
        var color = selection.wrappedValue.resolve(in: environment)
        if !_supportsOpacity { color.opacity = 1 }
        return color
    }

    /// Writes a color to the binding, opaque unless the picker supports opacity.
    public func _choose(_ color: Color.Resolved) {
        var color = color
        if !_supportsOpacity { color.opacity = 1 }
        selection.wrappedValue = Color(color)
    }
}

extension Color.Resolved {
    /// The color as `#RRGGBB`, with two more digits for an opacity below 1.
    public var hexadecimal: String {
        let parts = opacity < 1 ? [red, green, blue, opacity] : [red, green, blue]
        return "#"
            + parts.map { part in
                let number = Int((min(max(part, 0), 1) * 255).rounded())
                return (number < 16 ? "0" : "") + String(number, radix: 16, uppercase: true)
            }.joined()
    }
}
