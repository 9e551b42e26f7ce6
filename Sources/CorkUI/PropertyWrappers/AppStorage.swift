import Foundation

/// A value of a view that is kept in the settings of the program.
///
/// All properties with one key show one value.
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

    /// The value; the one at first where none was set, or where what is in the file is of another kind.
    @MainActor
    public var wrappedValue: Value {
        get { setting.text.flatMap(read) ?? initial }
        nonmutating set { setting.text = write(newValue) }
    }

    /// A binding to the value, as `$name`.
    @MainActor
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension AppStorage: Equatable {
    /// Two properties are equal if they are kept in the same place.
    public nonisolated static func == (a: Self, b: Self) -> Bool { a.setting === b.setting }
}

extension AppStorage where Value: _StoredSetting {
    /// A value in the settings.
    ///
    /// - Parameters:
    ///   - wrappedValue: the value where none was set.
    ///   - key: under which name it is kept.
    ///   - store: where; nil for the settings of the program.
    @MainActor
    public init(wrappedValue: Value, _ key: String, store: SettingsFile? = nil) {
        self.init(wrappedValue, key, store, read: { Value(setting: $0) }, write: { $0.setting })
    }
}

extension AppStorage {
    /// A value in the settings that is nil where none was set.
    @MainActor
    public init<Wrapped: _StoredSetting>(_ key: String, store: SettingsFile? = nil) where Value == Wrapped? {
        self.init(nil, key, store, read: { Wrapped(setting: $0) }, write: { $0?.setting })
    }

    /// A case of an enumeration, or what else has a value that can be kept.
    ///
    /// - Parameters:
    ///   - wrappedValue: the value where none was set.
    ///   - key: under which name it is kept.
    ///   - store: where; nil for the settings of the program.
    @MainActor
    public init(wrappedValue: Value, _ key: String, store: SettingsFile? = nil)
    where Value: RawRepresentable, Value.RawValue: _StoredSetting {
        self.init(
            wrappedValue, key, store, read: { Value.RawValue(setting: $0).flatMap { Value(rawValue: $0) } },
            write: { $0.rawValue.setting })
    }
}

/// A value that can be kept in a file of settings.
public protocol _StoredSetting {
    /// Reads the value; nil where the text is of no such value.
    init?(setting: String)
    /// The value as text.
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
