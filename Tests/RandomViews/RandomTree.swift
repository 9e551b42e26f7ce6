import CorkUI
import Foundation

/// Views of a random make-up.
package struct RandomTree: View {
    let view: RandomView
    let values: RandomValues
    let listHeight: CGFloat?

    /// Creates a random tree of views.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - values: The values that the view reads.
    ///   - listHeight: The height of lists in points; `nil` for that of all their rows, if it fits.
    package init(view: RandomView, values: RandomValues, listHeight: CGFloat? = nil) {
        self.view = view
        self.values = values
        self.listHeight = listHeight
    }

    private func tree(_ view: RandomView) -> RandomTree {
        RandomTree(view: view, values: values, listHeight: listHeight)
    }

    private func trees(_ views: [RandomView]) -> some View { ForEach(views.indices, id: \.self) { tree(views[$0]) } }

    package var body: some View {
        switch view {
        case .text(let key): Reading(key: key, values: values) { Text("\(key): \($0())") }
        case .textOfLoop(let key):
            Reading(key: key, values: values) { value in ForEach(0..<2) { Text("\(key), \($0): \(value())") } }
        case .loop(let key):
            Reading(key: key, values: values) { value in
                ForEach(0..<value(), id: \.self) { Text("\(key), \($0)") }
            }
        case .unevenLoop(let key):
            Reading(key: key, values: values) { value in
                ForEach(0..<4) { index in
                    if index < value() { Text("\(key), \(index)").containerValue(\.randomRank, value()) }
                }
            }
        case .loopWithState(let key):
            Reading(key: key, values: values) { value in
                ForEach(0..<value(), id: \.self) { index in
                    Reading(key: (key + 1 + index) * 10_000 + key, values: values) { Text("\(key), \(index): \($0())") }
                }
            }
        case .turningLoop(let key):
            Reading(key: key, values: values) { value in
                let numbers = Array(1...4)
                ForEach(numbers[(value() % 4)...] + numbers[..<(value() % 4)], id: \.self) { number in
                    Reading(key: (key + number) * 10_000 + key, values: values) {
                        Text("\(key), \(number): \($0())")
                        if $0() == number { Text("\(key), \(number) again") }
                    }
                }
            }
        case .control(let key): Reading(key: key, values: values) { RandomControl(key: key, value: $0()) }
        case .choice(let key, let first, let second):
            Reading(key: key, values: values) { value in
                if value() % 2 == 0 {
                    tree(first)
                } else {
                    tree(second)
                }
            }
        case .ranked(let key, let content):
            Reading(key: key, values: values) { tree(content).containerValue(\.randomRank, $0()) }
        case .section(let key, let contents):
            Reading(key: key, values: values) { value in
                Section {
                    trees(contents)
                } header: {
                    if value() % 2 == 0 { Text("header \(key): \(value())") }
                }
            }
        case .erased(let key, let content):
            Reading(key: key, values: values) { value in
                AnyView(value() == 1 ? AnyView(Text("\(key)")) : AnyView(tree(content)))
            }
        case .identified(let key, let content):
            Reading(key: key, values: values) { tree(content).id($0()) }
        case .decorated(let key, let content):
            Reading(key: key, values: values) { RandomDecoration(key: key, value: $0(), content: tree(content)) }
        case .container(let contents, let key): container(key) { trees(contents) }
        case .arranged(let contents, let key):
            Reading(key: key, values: values) { RandomArrangement(key: key, value: $0(), content: trees(contents)) }
        }
    }

    @ViewBuilder
    private func container<Content: View>(_ key: Int, @ViewBuilder content: @escaping () -> Content) -> some View {
        switch key % 8 {
        case 0:
            VStack {
                ForEach(subviews: content()) { subview in
                    HStack {
                        Text("rank \(subview.containerValues.randomRank)")
                        subview
                    }
                }
            }
        case 1:
            Group(subviews: content()) { subviews in
                Text("\(subviews.count)")
                subviews.last
                HStack { ForEach(subviews.dropLast()) { $0 } }
            }
        case 2:
            ForEach(sections: content()) { section in
                HStack { section.header }
                Text("\(section.content.count), \(section.containerValues.randomRank)")
                section.content
            }
        case 3:
            Reading(key: key + 20_000, values: values) { value in
                Group(subviews: content()) { subviews in
                    ForEach(subviews.filter { $0.containerValues.randomRank <= value() }) { $0 }
                }
            }
        case 4: FlowStack { content() }
        case 5: LazyVStack { content() }.frame(width: 200)
        case 6:
            List {
                Reading(key: key + 20_000, values: values) { value in
                    Section("\(value())") { content() }
                }
            }
            .frame(width: 220, height: listHeight)
        default:
            VStack {
                Group(sections: content()) { sections in
                    ForEach(sections.reversed()) { section in
                        ForEach(section.content.prefix(2)) { subview in Text("\(subview.containerValues.randomRank)") }
                        VStack { section.content }
                    }
                }
            }
        }
    }
}

private enum RandomRankKey: ContainerValueKey {
    static let defaultValue = 0
}

extension ContainerValues {
    fileprivate var randomRank: Int {
        get { self[RandomRankKey.self] }
        set { self[RandomRankKey.self] = newValue }
    }
}
