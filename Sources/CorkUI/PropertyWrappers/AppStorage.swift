import Foundation

/// A property wrapper for a value that is stored in the settings of the program.
///
/// All properties with the same key share the value.
///
///     @AppStorage("pictureSize") private var size = 160.0
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let setting: Setting
    private let initial: Value
    private let read: (String) -> Value?
    private let write: (Value) -> String?

    @MainActor
    init(
        _ initial: Value, _ key: String, _ store: SettingsFile?, read: @escaping (String) -> Value?,
        write: @escaping (Value) -> String?
    ) {
        setting = (store ?? .standard).setting(key)
        self.initial = initial
        self.read = read
        self.write = write
    }

    /// The value, or the initial value if none is stored or the stored text is not valid.
    @MainActor
    public var wrappedValue: Value {
        get { setting.text.flatMap(read) ?? initial }
        nonmutating set { setting.text = write(newValue) }
    }

    /// A binding to the value, accessed as `$name`.
    @MainActor
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension AppStorage: Equatable {
    /// Returns whether both properties use the same setting.
    public nonisolated static func == (a: Self, b: Self) -> Bool { a.setting === b.setting }
}

extension AppStorage where Value: _StoredSetting {
    /// Creates a property that is stored in the settings.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value if none is stored.
    ///   - key: The name of the setting.
    ///   - store: The settings file; `nil` for the settings of the program.
    @MainActor
    public init(wrappedValue: Value, _ key: String, store: SettingsFile? = nil) {
        self.init(wrappedValue, key, store, read: { Value(setting: $0) }, write: { $0.setting })
    }
}

extension AppStorage {
    /// Creates an optional property that is `nil` if no value is stored.
    @MainActor
    public init<Wrapped: _StoredSetting>(_ key: String, store: SettingsFile? = nil) where Value == Wrapped? {
        self.init(nil, key, store, read: { Wrapped(setting: $0) }, write: { $0?.setting })
    }

    /// Creates a property with a raw value that is stored in the settings, such as an enumeration.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value if none is stored.
    ///   - key: The name of the setting.
    ///   - store: The settings file; `nil` for the settings of the program.
    @MainActor
    public init(wrappedValue: Value, _ key: String, store: SettingsFile? = nil)
    where Value: RawRepresentable, Value.RawValue: _StoredSetting {
        self.init(
            wrappedValue, key, store, read: { Value.RawValue(setting: $0).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue.setting })
    }
}

/// A value that a settings file can store.
public protocol _StoredSetting {
    /// Creates the value from its text in the settings file; fails if the text is not valid.
    init?(setting: String)
    /// The text of the value in the settings file.
    var setting: String { get }
}

extension Bool: _StoredSetting {
    /// Reads a value from the text of the settings file.
    public init?(setting: String) { self.init(setting) }
    /// The value as text for the settings file.
    public var setting: String { description }
}

extension Int: _StoredSetting {
    /// Reads a value from the text of the settings file.
    public init?(setting: String) { self.init(setting) }
    /// The value as text for the settings file.
    public var setting: String { description }
}

extension Double: _StoredSetting {
    /// Reads a value from the text of the settings file.
    public init?(setting: String) { self.init(setting) }
    /// The value as text for the settings file.
    public var setting: String { description }
}

extension String: _StoredSetting {
    /// Reads a value from the text of the settings file.
    public init?(setting: String) { self = setting }
    /// The value as text for the settings file.
    public var setting: String { self }
}

extension URL: _StoredSetting {
    /// Reads a value from the text of the settings file.
    public init?(setting: String) { self.init(string: setting) }
    /// The value as text for the settings file.
    public var setting: String { absoluteString }
}

extension Data: _StoredSetting {
    /// Reads a value from the text of the settings file.
    public init?(setting: String) { self.init(base64Encoded: setting) }
    /// The value as text for the settings file.
    public var setting: String { base64EncodedString() }
}
