import Foundation

/// The person's settings of the desktop, as views read them from the environment.

private struct ReduceMotionKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize? { nil }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether animations are off on the desktop.
    public package(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// A Boolean value that indicates whether backgrounds are to be opaque, which is so with increased contrast.
    public var accessibilityReduceTransparency: Bool { colorSchemeContrast == .increased }

    /// A Boolean value that indicates whether colors alone must not tell anything, which is so with increased contrast.
    public var accessibilityDifferentiateWithoutColor: Bool { colorSchemeContrast == .increased }

    /// A Boolean value that indicates whether colors are inverted, which desktops do behind the program's back.
    public var accessibilityInvertColors: Bool { false }

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The weight of text that the desktop asks for, which is that of the font.
    public var legibilityWeight: LegibilityWeight? { nil }

    /// A Boolean value that indicates whether the window has the focus.
    public var appearsActive: Bool { scenePhase == .active }

    /// The state of the window's controls: those of a window without the focus are inactive.
    public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }

    /// The size of text, as the desktop or a view sets it.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] ?? DynamicTypeSize(scale: textScale) }
        set {
            textScale *= newValue.scale / dynamicTypeSize.scale
            self[DynamicTypeSizeKey.self] = newValue
        }
    }
}

/// The weight of text.
public enum LegibilityWeight: Hashable, Sendable {
    /// The usual weight.
    case regular
    /// Bold.
    case bold
}

/// The state of the controls of a window.
public enum ControlActiveState: CaseIterable, Sendable {
    /// The window has the focus.
    case key
    /// The window is active without the focus.
    case active
    /// Another window has the focus.
    case inactive
}

/// A size of text.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
    /// The smallest size.
    case xSmall
    /// A small size.
    case small
    /// A size somewhat below the usual one.
    case medium
    /// The usual size.
    case large
    /// A size somewhat above the usual one.
    case xLarge
    /// A size above the usual one.
    case xxLarge
    /// The largest of the usual sizes.
    case xxxLarge
    /// A size for those who see little.
    case accessibility1
    /// A size for those who see little.
    case accessibility2
    /// A size for those who see little.
    case accessibility3
    /// A size for those who see little.
    case accessibility4
    /// The largest size.
    case accessibility5

    /// A Boolean value that indicates whether the size is one for those who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The factor of the usual size.
    var scale: CGFloat {
        switch self {
        case .xSmall: 0.82
        case .small: 0.88
        case .medium: 0.94
        case .large: 1
        case .xLarge: 1.12
        case .xxLarge: 1.24
        case .xxxLarge: 1.35
        case .accessibility1: 1.65
        case .accessibility2: 1.94
        case .accessibility3: 2.35
        case .accessibility4: 2.76
        case .accessibility5: 3.12
        }
    }

    /// Creates the size that is closest to a factor of the usual one.
    init(scale: CGFloat) { self = Self.allCases.min { abs($0.scale - scale) < abs($1.scale - scale) }! }
}

extension View {
    /// Sets the size of text within the view.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Limits the size of text within the view.
    public func dynamicTypeSize<R: RangeExpression<DynamicTypeSize>>(_ range: R) -> some View {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let sizes = DynamicTypeSize.allCases.filter(range.contains)
            if let least = sizes.first, let greatest = sizes.last { size = size < least ? least : greatest }
        }
    }
}
