import Foundation

/// Names of earlier versions of SwiftUI, and of properties that only phones have.

/// The automatic capitalization of a keyboard on the screen.
public enum UITextAutocapitalizationType: Sendable {
    /// None.
    case none
    /// Of each word.
    case words
    /// Of each sentence.
    case sentences
    /// Of all letters.
    case allCharacters
}

extension View {
    /// Changes nothing: nothing covers the edges of a window.
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:).")
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Disables the correction of text in fields within the view.
    @available(*, deprecated, message: "Use autocorrectionDisabled(_:).")
    public func disableAutocorrection(_ disable: Bool?) -> some View { autocorrectionDisabled(disable ?? false) }

    /// Sets the automatic capitalization of keyboards on the screen.
    @available(*, deprecated, message: "Use textInputAutocapitalization(_:).")
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        let letters: TextInputAutocapitalization =
            switch style {
            case .none: .never
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .characters
            }
        return textInputAutocapitalization(letters)
    }

    /// Sets the tint of the view and its descendants.
    @available(*, deprecated, message: "Use tint(_:).")
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Without effect: a desktop has no status bar.
    public nonisolated func statusBar(hidden: Bool) -> some View { self }

    /// Without effect: a desktop has no status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Without effect: a desktop has no overlays of the system over windows.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Without effect: a desktop makes no feedback that people feel.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Without effect: no gestures of the system begin at the edges of a window.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Without effect: GTK leaves the space between letters as it is; long text is cut off or scaled.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }

    /// Without effect: a sheet is a window of its own, which is not dragged up.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Without effect: a sheet is a window, whose corners the theme draws.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// Without effect: the pointer of a desktop does not change what is under it.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }

    /// Without effect: a popover stays one at all sizes of the window.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Without effect: previews have no devices.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Without effect: previews have no orientation.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

    /// Without effect: a desktop shows and hides its keyboard on the screen itself.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// The name of a device for a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a device from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a device from its name.
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The orientation of a preview.
public struct InterfaceOrientation: Hashable, Sendable {
    private let name: String
    /// Upright.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    /// Turned to the left.
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    /// Turned to the right.
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// The way in which scrolling hides a keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String
    /// The default way.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// When scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Never.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// A feedback that people feel on phones.
public struct SensoryFeedback: Hashable, Sendable {
    /// Success.
    public static let success = SensoryFeedback()
    /// A warning.
    public static let warning = SensoryFeedback()
    /// An error.
    public static let error = SensoryFeedback()
    /// A changed selection.
    public static let selection = SensoryFeedback()
    /// A larger value.
    public static let increase = SensoryFeedback()
    /// A smaller value.
    public static let decrease = SensoryFeedback()
    /// A beginning.
    public static let start = SensoryFeedback()
    /// An end.
    public static let stop = SensoryFeedback()
    /// An alignment.
    public static let alignment = SensoryFeedback()
    /// A changed level.
    public static let levelChange = SensoryFeedback()
    /// An impact.
    public static let impact = SensoryFeedback()
}

/// An effect of the pointer of a tablet.
public struct HoverEffect: Hashable, Sendable {
    private let name: String
    /// The default effect.
    public static let automatic = HoverEffect(name: "automatic")
    /// A highlight.
    public static let highlight = HoverEffect(name: "highlight")
    /// A lift.
    public static let lift = HoverEffect(name: "lift")
}

/// The form of a presentation in little space.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    /// The default form.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// The form that it has in much space.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A cover.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
