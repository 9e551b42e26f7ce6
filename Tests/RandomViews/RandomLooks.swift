import CorkUI
import Foundation

/// A control that shows a value.
struct RandomControl: View {
    let key: Int
    let value: Int

    var body: some View {
        switch key % 9 {
        case 0: Button("Button \(value)") {}.disabled(value == 1)
        case 1: Toggle("Toggle \(key)", isOn: .constant(value % 2 == 0))
        case 2: TextField("Field \(key)", text: .constant(value == 0 ? "" : "\(value)"))
        case 3: Slider(value: .constant(Double(value)), in: 0...5)
        case 4: ProgressView(value: Double(value), total: 5)
        case 5:
            Picker("Picker \(key)", selection: .constant(value)) {
                ForEach(0..<5) { Text(String(repeating: "choice ", count: $0 + 1)).tag($0) }
            }
        case 6: Image(systemName: value % 2 == 0 ? "starred-symbolic" : "non-starred-symbolic")
        case 7: Stepper("Stepper \(value)", value: .constant(value), in: 0...5)
        default: LabeledContent("Label \(key)", value: "\(value)")
        }
    }
}

/// A modifier that depends on a value.
struct RandomDecoration<Content: View>: View {
    let key: Int
    let value: Int
    let content: Content

    var body: some View {
        let length = CGFloat(value * 3)
        switch key % 19 {
        case 0: content.padding(length)
        case 1: content.background(Color(red: Double(value) / 5, green: 0.7, blue: 0.5))
        case 2: content.opacity(Double(value + 1) / 6)
        case 3: content.frame(width: 100 + length)
        case 4: content.frame(minHeight: 20 + length, alignment: value % 2 == 0 ? .top : .bottom)
        case 5: content.foregroundStyle(value % 2 == 0 ? Color.red : Color.blue)
        case 6: content.font(value % 2 == 0 ? .title : .caption)
        case 7: content.disabled(value % 2 == 0)
        case 8: content.offset(x: length)
        case 9: content.rotationEffect(.degrees(Double(value)))
        case 10: content.border(value % 2 == 0 ? .green : .red, width: CGFloat(value))
        case 11: content.overlay(alignment: .topTrailing) { if value > 1 { Text("over \(value)") } }
        case 12: content.clipShape(RoundedRectangle(cornerRadius: length))
        case 13: content.bold(value % 2 == 0).lineLimit(value)
        case 14: content.environment(\.layoutDirection, value % 2 == 0 ? .leftToRight : .rightToLeft)
        case 15: content.containerValue(\.randomLook, value).accessibilityLabel("label \(value)")
        case 16: content.buttonStyle(.plain).tint(value % 2 == 0 ? .red : .green)
        case 17: content.shadow(radius: CGFloat(value)).zIndex(Double(value))
        default:
            content.aspectRatio(1 + CGFloat(value) / 4, contentMode: .fit).fixedSize(horizontal: true, vertical: false)
        }
    }
}

/// A container that depends on a value.
struct RandomArrangement<Content: View>: View {
    let key: Int
    let value: Int
    let content: Content

    var body: some View {
        let length = CGFloat(value * 3)
        switch key % 13 {
        case 0: HStack(alignment: value % 2 == 0 ? .top : .center, spacing: length) { content }
        case 1: VStack(alignment: value % 2 == 0 ? .leading : .trailing, spacing: length) { content }
        case 2: ZStack(alignment: value % 2 == 0 ? .topLeading : .center) { content }
        case 3: ScrollView(.horizontal) { HStack { content } }.frame(width: 150 + length)
        case 4: ScrollView { content }.frame(height: 60 + length)
        case 5:
            Grid(horizontalSpacing: length) {
                GridRow { ForEach(0..<3) { Text("column \($0)") } }
                GridRow { content }
            }
        case 6:
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: value + 1)) { content }.frame(width: 200)
        case 7: DisclosureGroup("Group \(key)", isExpanded: .constant(value % 2 == 0)) { content }
        case 8: GroupBox("Box \(value)") { content }
        case 9: Form { content }.frame(width: 240, height: 150 + length)
        case 10:
            let layout =
                value % 2 == 0 ? AnyLayout(HStackLayout(spacing: length)) : AnyLayout(VStackLayout(spacing: length))
            layout { content }
        case 11:
            ViewThatFits(in: .horizontal) {
                content
                Text("fits")
            }
            .frame(width: 60 + 4 * length)
        default: FlowStack(spacing: length, maximumPerLine: value + 1) { content }
        }
    }
}

private enum RandomLookKey: ContainerValueKey {
    static let defaultValue = 0
}

extension ContainerValues {
    fileprivate var randomLook: Int {
        get { self[RandomLookKey.self] }
        set { self[RandomLookKey.self] = newValue }
    }
}
