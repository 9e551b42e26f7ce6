import CorkUI
import Observation
import Seeds

/// The values that random views read, by key, and their setters.
@MainActor
package final class RandomValues {
    private var values: [Int: Int] = [:]
    private var cells: [Int: Cell] = [:]
    fileprivate var setters: [Int: (Int) -> Void] = [:]

    package init() {}
    /// Creates a copy of the values with separate storage.
    package init(_ other: RandomValues) { values = other.values }

    fileprivate func value(_ key: Int) -> Int {
        if let value = values[key] { return value }
        values[key] = key % 4
        return key % 4
    }

    fileprivate func cell(_ key: Int) -> Cell {
        if let cell = cells[key] { return cell }
        cells[key] = Cell(value(key))
        return cells[key]!
    }

    /// Returns a random change of a value that was read.
    package func nextChange(_ random: inout SeededGenerator) -> RandomChange? {
        values.keys.sorted().randomElement(using: &random).map {
            RandomChange(key: $0, value: Int.random(in: 0..<5, using: &random))
        }
    }

    package func apply(_ change: RandomChange) {
        values[change.key] = change.value
        cells[change.key]?.value = change.value
        setters[change.key]?(change.value)
    }
}

/// A change of a value.
package struct RandomChange {
    let key: Int
    let value: Int
}

@MainActor @Observable
private final class Cell {
    var value: Int
    init(_ value: Int) { self.value = value }
}

/// A view that reads a value from one of four kinds of storage.
struct Reading<Content: View>: View {
    let key: Int
    let values: RandomValues
    @ViewBuilder let content: (@escaping () -> Int) -> Content

    var body: some View {
        switch key % 4 {
        case 0: Held(key, values) { value in content { value.wrappedValue } }
        case 1: Held(key, values) { Bound(value: $0, content: content) }
        case 2: Held(key, values) { Inherited(content: content).environment(\.randomValue, $0.wrappedValue) }
        default: content { values.cell(key).value }
        }
    }
}

private struct Held<Content: View>: View {
    let key: Int
    let values: RandomValues
    @State private var value: Int
    let content: (Binding<Int>) -> Content

    init(_ key: Int, _ values: RandomValues, @ViewBuilder content: @escaping (Binding<Int>) -> Content) {
        self.key = key
        self.values = values
        _value = State(initialValue: values.value(key))
        self.content = content
    }

    var body: some View {
        let _ = values.setters[key] = { value = $0 }
        content($value)
    }
}

private struct Bound<Content: View>: View {
    @Binding var value: Int
    let content: (@escaping () -> Int) -> Content
    var body: some View { content { value } }
}

private struct Inherited<Content: View>: View {
    @Environment(\.randomValue) private var value
    let content: (@escaping () -> Int) -> Content
    var body: some View { content { value } }
}

private enum RandomValueKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var randomValue: Int {
        get { self[RandomValueKey.self] }
        set { self[RandomValueKey.self] = newValue }
    }
}
