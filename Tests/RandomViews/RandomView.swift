import CorkUI
import Seeds

/// A random view hierarchy; keys identify values.
package indirect enum RandomView {
    case text(Int)
    case textOfLoop(Int)
    case loop(Int)
    case unevenLoop(Int)
    case loopWithState(Int)
    case turningLoop(Int)
    case control(Int)
    case choice(Int, RandomView, RandomView)
    case ranked(Int, RandomView)
    case section(Int, [RandomView])
    case erased(Int, RandomView)
    case identified(Int, RandomView)
    case decorated(Int, RandomView)
    case container([RandomView], Int)
    case arranged([RandomView], Int)

    /// The kinds of views to generate.
    package enum Kinds {
        /// The views that determine the structure.
        case structural
        /// Structural views, controls, and modifiers of appearance and layout.
        case all
    }

    /// Creates a container with a nesting depth.
    package static func root(_ random: inout SeededGenerator, kinds: Kinds, depth: Int) -> RandomView {
        var last = Int.random(in: 0..<20, using: &random)
        let key = last
        return .container(
            (0..<3).map { _ in RandomView(&random, &last, kinds: kinds, depth: depth) }, key)
    }

    /// Creates a hierarchy with a nesting depth and keys above `last`.
    private init(_ random: inout SeededGenerator, _ last: inout Int, kinds: Kinds, depth: Int) {
        last += Int.random(in: 1...20, using: &random)
        let key = last
        func child() -> RandomView { RandomView(&random, &last, kinds: kinds, depth: depth - 1) }
        func children() -> [RandomView] { (0..<Int.random(in: 1...3, using: &random)).map { _ in child() } }
        if kinds == .all, Int.random(in: 0..<3, using: &random) == 0 {
            self =
                switch depth == 0 ? 0 : Int.random(in: 0..<5, using: &random) {
                case 0: .control(key)
                case 1, 2: .arranged(children(), key)
                default: .decorated(key, child())
                }
            return
        }
        self =
            switch Int.random(in: 0..<(depth == 0 ? 6 : 15), using: &random) {
            case 0: .text(key)
            case 1: .textOfLoop(key)
            case 2: .loop(key)
            case 3: .unevenLoop(key)
            case 4: .loopWithState(key)
            case 5: .turningLoop(key)
            case 6: .choice(key, child(), child())
            case 7: .ranked(key, child())
            case 8: .section(key, children())
            case 9: .erased(key, child())
            case 10: .identified(key, child())
            default: .container(children(), key)
            }
    }
}

extension RandomView {
    /// The hierarchies with one part removed, the largest parts first.
    package var smaller: [RandomView] {
        switch self {
        case .text, .textOfLoop, .loop, .unevenLoop, .loopWithState, .turningLoop, .control: []
        case .choice(let key, let first, let second):
            [first, second] + first.smaller.map { .choice(key, $0, second) }
                + second.smaller.map { .choice(key, first, $0) }
        case .ranked(let key, let content): [content] + content.smaller.map { .ranked(key, $0) }
        case .erased(let key, let content): [content] + content.smaller.map { .erased(key, $0) }
        case .identified(let key, let content): [content] + content.smaller.map { .identified(key, $0) }
        case .decorated(let key, let content): [content] + content.smaller.map { .decorated(key, $0) }
        case .section(let key, let contents): contents + Self.smaller(contents).map { .section(key, $0) }
        case .container(let contents, let key): contents + Self.smaller(contents).map { .container($0, key) }
        case .arranged(let contents, let key): contents + Self.smaller(contents).map { .arranged($0, key) }
        }
    }

    private static func smaller(_ views: [RandomView]) -> [[RandomView]] {
        views.indices.map { Array(views[..<$0] + views[($0 + 1)...]) }
            + views.indices.flatMap { index in
                views[index].smaller.map { Array(views[..<index]) + [$0] + views[(index + 1)...] }
            }
    }
}
