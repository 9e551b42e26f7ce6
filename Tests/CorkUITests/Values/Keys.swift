import CorkUI

struct Pin: Equatable {
    var rotation = 1.0
    var xOffset = 2.0
}

private struct RankKey: ContainerValueKey {
    static var defaultValue: Int { 0 }
}

private struct PinKey: ContainerValueKey {
    static var defaultValue: Pin { Pin() }
}

extension ContainerValues {
    var rank: Int {
        get { self[RankKey.self] }
        set { self[RankKey.self] = newValue }
    }

    var pin: Pin {
        get { self[PinKey.self] }
        set { self[PinKey.self] = newValue }
    }
}

private struct WordKey: EnvironmentKey {
    static var defaultValue: String { "default" }
}

private struct OtherKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }

    var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}
