import Foundation

/// A property wrapper for a value that a window restores; all windows of the program share it.
///
///     @SceneStorage("selectedPage") private var page = 0
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var stored: AppStorage<Value>

    private static func name(_ key: String) -> String { "Scene." + key }

    /// The value, or the initial value if none is stored or the stored text is not valid.
    @MainActor
    public var wrappedValue: Value {
        get { stored.wrappedValue }
        nonmutating set { stored.wrappedValue = newValue }
    }

    /// A binding to the value, accessed as `$name`.
    @MainActor
    public var projectedValue: Binding<Value> { stored.projectedValue }
}

extension SceneStorage where Value: _StoredSetting {
    /// Creates a property that is stored in the settings.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value if none is stored.
    ///   - key: The name of the setting.
    @MainActor
    public init(wrappedValue: Value, _ key: String) { stored = AppStorage(wrappedValue: wrappedValue, Self.name(key)) }
}

extension SceneStorage {
    /// Creates an optional property that is `nil` if no value is stored.
    @MainActor
    public init<Wrapped: _StoredSetting>(_ key: String) where Value == Wrapped? { stored = AppStorage(Self.name(key)) }

    /// Creates a property with a raw value that is stored in the settings, such as an enumeration.
    @MainActor
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue: _StoredSetting {
        stored = AppStorage(wrappedValue: wrappedValue, Self.name(key))
    }
}
