import Foundation

/// A type that defines the appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    var _look: _GaugeLook { get }
}

/// The built-in appearances of gauges.
public enum _GaugeLook: Sendable {
    /// A bar between the labels of the bounds.
    case linear
    /// A ring around the label of the value.
    case circular
}

/// The default style, a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _GaugeLook { .linear }
}

/// A style that shows a bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _GaugeLook { .linear }
}

/// A style that shows a bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _GaugeLook { .linear }
}

/// A style that shows a bar.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _GaugeLook { .linear }
}

/// A style that shows a ring around the label of the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _GaugeLook { .circular }
}

/// A style that shows a ring around the label of the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The built-in look of the style.
    public var _look: _GaugeLook { .circular }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style, a bar.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A style that shows a bar.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A style that shows a bar.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A style that shows a bar.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A style that shows a ring around the label of the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A style that shows a ring around the label of the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

private struct GaugeLookKey: EnvironmentKey {
    static var defaultValue: _GaugeLook { .linear }
}

extension EnvironmentValues {
    /// The appearance of gauges in the environment.
    var gaugeLook: _GaugeLook {
        get { self[GaugeLookKey.self] }
        set { self[GaugeLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of gauges within the view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeLook, style._look) }
}
