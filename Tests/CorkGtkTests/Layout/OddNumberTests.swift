import CGtk
import CorkUI
import Foundation
import GtkTestSupport
import Observation
import Testing

@testable import CorkGtk

extension GtkTests {
    /// Extreme numbers as arguments of views cause neither a crash nor a warning of GTK.
    @Suite struct OddNumberTests {
        nonisolated private static let numbers: [CGFloat] = [.nan, 1e10, 0, -1e300, 4e3, .infinity]

        nonisolated private static func integer(_ n: CGFloat) -> Int {
            n.isNaN ? 0 : n >= 9e18 ? .max : n <= -9e18 ? .min : Int(n)
        }

        nonisolated struct Sample: CustomTestStringConvertible, Sendable {
            let testDescription: String
            let view: @MainActor (CGFloat) -> AnyView

            init(_ name: String, @ViewBuilder _ view: @escaping @MainActor (CGFloat) -> some View) {
                testDescription = name
                self.view = { AnyView(view($0)) }
            }
        }

        private struct OddLayout: Layout {
            let length: CGFloat

            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: length, height: length)
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews {
                    subview.place(
                        at: CGPoint(x: length, y: 0), proposal: ProposedViewSize(width: length, height: length))
                }
            }
        }

        private struct Twig: Identifiable {
            let id = UUID()
            var children: [Twig]?
        }

        private static let text = Text("Some words")

        nonisolated private static let samples = [
            Sample("system font") { text.font(.system(size: $0)) },
            Sample("fixed font") { text.font(.custom("Sans", fixedSize: $0)) },
            Sample("scale") { text.minimumScaleFactor($0) },
            Sample("line limit") { text.lineLimit(integer($0)) },
            Sample("symbol") { Image(systemName: "starred-symbolic").font(.system(size: $0)) },
            Sample("frame") { text.frame(width: $0, height: $0) },
            Sample("frame width") { Color.red.frame(width: $0, height: 10) },
            Sample("frame min") { text.frame(minWidth: $0, minHeight: $0) },
            Sample("frame ideal") { text.frame(idealWidth: $0, idealHeight: $0).fixedSize() },
            Sample("frame max") { text.frame(maxWidth: $0, maxHeight: $0) },
            Sample("padding") { text.padding($0) },
            Sample("edge") { text.padding(.leading, $0).background(.red) },
            Sample("offset") { text.offset(x: $0, y: $0) },
            Sample("position") { text.position(x: $0, y: $0) },
            Sample("aspect") { Color.red.aspectRatio($0, contentMode: .fit) },
            Sample("aspect fill") { Color.red.aspectRatio($0, contentMode: .fill) },
            Sample("scaling") { text.scaleEffect($0) },
            Sample("scaling a button") { n in Button("B") {}.scaleEffect(x: n, y: 1) },
            Sample("rotation") { text.rotationEffect(.degrees($0)) },
            Sample("rotation of a button") { n in Button("B") {}.rotationEffect(.radians(n)) },
            Sample("HStack") { n in
                HStack(spacing: n) {
                    text; Button("B") {}; text
                }
            },
            Sample("VStack") { n in
                VStack(spacing: n) {
                    text; Button("B") {}; text
                }
            },
            Sample("spacer") { n in
                HStack {
                    text; Spacer(minLength: n); text
                }
            },
            Sample("priority") { n in
                HStack {
                    text.layoutPriority(n); text
                }
            },
            Sample("grid") { n in
                Grid(horizontalSpacing: n, verticalSpacing: n) {
                    GridRow {
                        text; text.gridCellColumns(integer(n))
                    }
                }
            },
            Sample("lazy stack") { n in ScrollView { LazyVStack(spacing: n) { ForEach(0..<50) { Text("\($0)") } } } },
            Sample("sideways") { n in
                ScrollView(.horizontal) { LazyHStack(spacing: n) { ForEach(0..<50) { Text("\($0)") } } }
            },
            Sample("lazy rows") { n in
                ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)").frame(height: n) } } }
            },
            Sample("adaptive") { n in
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: n), spacing: n)]) {
                        ForEach(0..<50) { Text("\($0)") }
                    }
                }
            },
            Sample("fixed columns") { n in
                ScrollView {
                    LazyVGrid(columns: [GridItem(.fixed(n)), GridItem(.flexible(minimum: n, maximum: n))], spacing: n) {
                        ForEach(0..<50) { Text("\($0)") }
                    }
                }
            },
            Sample("fixed rows") { n in
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(n)), GridItem(.adaptive(minimum: n, maximum: n))]) {
                        ForEach(0..<50) { Text("\($0)") }
                    }
                }
            },
            Sample("flow") { n in FlowStack(spacing: n) { ForEach(0..<9) { Text("\($0)") } } },
            Sample("list rows") { n in List { ForEach(0..<50) { Text("\($0)").frame(height: n) } } },
            Sample("list insets") { n in
                List {
                    ForEach(0..<9) {
                        Text("\($0)").listRowInsets(EdgeInsets(top: n, leading: n, bottom: n, trailing: n))
                            .badge(integer(n))
                    }
                }
            },
            Sample("scrolled content") { n in
                ScrollView([.horizontal, .vertical]) { Color.red.frame(width: n, height: n) }
            },
            Sample("alignment") { n in
                HStack(alignment: .top) {
                    text.alignmentGuide(.top) { _ in n }; Button("B") {}
                }
            },
            Sample("opacity") { text.opacity($0) },
            Sample("blur") { text.blur(radius: $0) },
            Sample("shadow") { text.shadow(radius: $0, x: $0, y: $0) },
            Sample("z") { n in
                ZStack {
                    text.zIndex(n); text
                }
            },
            Sample("corner") { n in text.clipShape(RoundedRectangle(cornerRadius: n)) },
            Sample("rounded") { RoundedRectangle(cornerRadius: $0).stroke(.red, lineWidth: $0) },
            Sample("uneven") {
                UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: $0, bottomTrailing: $0)).fill(.red)
            },
            Sample("dash") {
                Circle().stroke(style: StrokeStyle(lineWidth: 3, miterLimit: $0, dash: [$0, 2], dashPhase: $0))
            },
            Sample("dashes") { Circle().stroke(style: StrokeStyle(lineWidth: 3, dash: [2, $0])) },
            Sample("border") { text.border(.red, width: $0) },
            Sample("inset") { Circle().inset(by: $0).fill(.red) },
            Sample("strokeBorder") { Capsule().strokeBorder(.red, lineWidth: $0) },
            Sample("trim") { Circle().trim(from: $0, to: 1).stroke(.red) },
            Sample("turned") { Rectangle().rotation(.degrees($0)).scale(x: $0).offset(x: $0) },
            Sample("gradient") { n in
                LinearGradient(
                    stops: [.init(color: .red, location: n), .init(color: .blue, location: 0.5)],
                    startPoint: UnitPoint(x: n, y: 0), endPoint: .bottom)
            },
            Sample("radial") {
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: $0, endRadius: 10)
            },
            Sample("radial end") {
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: $0)
            },
            Sample("angular") { AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees($0)) },
            Sample("angular part") {
                AngularGradient(
                    colors: [.red, .blue], center: .center, startAngle: .degrees(0), endAngle: .degrees($0))
            },
            Sample("color") { Color(red: $0, green: 0, blue: $0, opacity: $0) },
            Sample("hue") { Color(hue: $0, saturation: $0, brightness: 1) },
            Sample("path") { n in
                Path { path in
                    path.move(to: CGPoint(x: n, y: 3))
                    path.addLine(to: CGPoint(x: 20, y: n))
                    path.addQuadCurve(to: CGPoint(x: n, y: n), control: CGPoint(x: 4, y: n))
                    path.addArc(
                        center: CGPoint(x: 9, y: 9), radius: n, startAngle: .zero, endAngle: .degrees(n),
                        clockwise: true)
                    path.addEllipse(in: CGRect(x: 0, y: n, width: 9, height: n))
                }
                .stroke(.red, lineWidth: 2)
            },
            Sample("canvas") { n in
                Canvas { context, _ in
                    context.translateBy(x: n, y: 2)
                    context.scaleBy(x: 1, y: n)
                    context.rotate(by: .degrees(n))
                    context.opacity = n
                    context.fill(Path(CGRect(x: 0, y: 0, width: n, height: 10)), with: .color(.red))
                    context.draw(Text("T"), at: CGPoint(x: n, y: 10))
                    context.draw(Text("T"), in: CGRect(x: 1, y: 1, width: n, height: n))
                }
            },
            Sample("canvas size") { n in Canvas { _, _ in }.frame(width: n, height: 20) },
            Sample("image size") { n in
                Image(size: CGSize(width: n, height: n)) {
                    $0.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
                }
            },
            Sample("slider") { n in Slider(value: .constant(Double(n)), in: 0...10) },
            Sample("slider steps") { n in Slider(value: .constant(5), in: 0...10, step: n) },
            Sample("slider end") { n in Slider(value: .constant(5), in: 0...(n > 0 ? n : 1)) },
            Sample("progress") { ProgressView(value: $0, total: 1) },
            Sample("progress total") { ProgressView(value: 1, total: $0) },
            Sample("gauge") { n in Gauge(value: n, in: 0...1) { text } },
            Sample("stepper") { n in Stepper("S", value: .constant(n), in: 0...10) },
            Sample("ages") { n in Text("\(n)") },
            Sample("column") { n in
                NavigationSplitView {
                    text.navigationSplitViewColumnWidth(n)
                } detail: {
                    text
                }
            },
            Sample("animation") { n in text.opacity(n > 0 ? 1 : 0.5).animation(.linear(duration: n), value: n) },
            Sample("spring") { n in
                text.offset(x: n > 0 ? 5 : 0).animation(.spring(response: n, dampingFraction: n), value: n)
            },
            Sample("date") { n in DatePicker("D", selection: .constant(Date(timeIntervalSinceReferenceDate: n))) },
            Sample("graphical date") { n in
                DatePicker("D", selection: .constant(Date(timeIntervalSinceReferenceDate: n))).datePickerStyle(
                    .graphical)
            },
            Sample("popover") { n in
                text.popover(isPresented: .constant(true)) { Color.red.frame(width: n, height: n) }
            },
            Sample("popover far away") { n in
                text.popover(isPresented: .constant(true)) { text }.offset(x: n).offset(x: n).offset(x: n, y: n)
            },
            Sample("menu far away") { n in
                Menu("M") { Button("B") {} }.offset(x: n).offset(x: n).offset(x: n, y: n)
            },
            Sample("sheet") { n in text.sheet(isPresented: .constant(true)) { Color.red.frame(width: n, height: n) } },
            Sample("toolbar") { n in
                text.toolbar {
                    Button {
                    } label: {
                        Color.red.frame(width: n, height: n)
                    }
                }
            },
            Sample("label") { n in
                Button {
                } label: {
                    Color.red.frame(width: n, height: n)
                }
            },
            Sample("overlay") { n in text.overlay { Color.red.frame(width: n, height: n) }.clipped() },
            Sample("field") { n in TextField("F", text: .constant("t")).frame(width: n, height: n) },
            Sample("editor") { n in TextEditor(text: .constant("t")).frame(width: n, height: n) },
            Sample("resizable") { n in Image(systemName: "starred-symbolic").resizable().frame(width: n, height: n) },
            Sample("pixels") { n in
                Image(_PixelImage(width: 1, height: 1, pixels: [255, 0, 0, 255])).resizable().frame(width: n, height: n)
            },
            Sample("sharp pixels") { n in
                Image(_PixelImage(width: 1, height: 1, pixels: [255, 0, 0, 255])).interpolation(.none).resizable()
                    .frame(
                        width: n, height: n)
            },
            Sample("drawn icon") { n in
                Canvas { context, _ in
                    context.draw(Image(systemName: "starred-symbolic"), in: CGRect(x: 0, y: 0, width: n, height: n))
                    context.draw(Image(systemName: "starred-symbolic"), in: CGRect(x: n, y: 0, width: 9, height: 9))
                    context.clip(to: Path(CGRect(x: n, y: n, width: 1, height: 0.01)))
                    context.draw(Image(systemName: "starred-symbolic"), in: CGRect(x: 0, y: 0, width: 9, height: 9))
                }
            },
            Sample("drawn view") { n in
                Canvas { context, _ in
                    context.draw(context.resolveSymbol(id: 1)!, in: CGRect(x: n, y: 0, width: n, height: n))
                    context.addFilter(.blur(radius: n))
                    context.clip(to: Path(ellipseIn: CGRect(x: n, y: 1, width: n, height: n)))
                    context.stroke(Path(CGRect(x: 1, y: n, width: 3, height: n)), with: .color(.red), lineWidth: n)
                    context.drawLayer { $0.fill(Path(CGRect(x: n, y: 0, width: 3, height: 3)), with: .color(.red)) }
                } symbols: {
                    Button("B") {}.tag(1)
                }
            },
            Sample("drawing group") { n in Circle().fill(.red).frame(width: n, height: n).drawingGroup() },
            Sample("mask") { n in Color.red.mask { Circle().frame(width: n, height: n) } },
            Sample("narrow") { n in text.frame(width: n).fixedSize(horizontal: false, vertical: true) },
            Sample("layout") { n in
                OddLayout(length: n) {
                    text; Button("B") {}
                }
            },
            Sample("toggle") { n in Toggle("T", isOn: .constant(true)).frame(width: n, height: n) },
            Sample("picker") { n in Picker("P", selection: .constant(1)) { Text("1").tag(1) }.frame(width: n, height: n)
            },
            Sample("slider frame") { n in Slider(value: .constant(1)).frame(width: n, height: n) },
            Sample("section") { n in
                List {
                    Section("S") {
                        Color.red.frame(width: n, height: n); text.listRowBackground(Color.red.padding(n))
                    }
                }
            },
            Sample("outline") { n in List([Twig(children: [Twig()])], children: \.children) { _ in text.padding(n) } },
            Sample("scroll in scroll") { n in
                ScrollView { ScrollView(.horizontal) { Color.red.frame(width: n, height: n) }.frame(height: n) }
            },
            Sample("pinned") { n in
                ScrollView {
                    LazyVStack(pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<50) { Text("\($0)") }
                        } header: {
                            text.frame(height: n)
                        }
                    }
                }
            },
            Sample("gesture") { n in
                text.gesture(DragGesture(minimumDistance: n)).onLongPressGesture(minimumDuration: n) {}.onTapGesture(
                    count: integer(n)
                ) {}
            },
            Sample("transition") { n in
                VStack { if n > 0 { text.transition(.scale(scale: n).combined(with: .offset(x: n, y: n))) } }
                    .animation(.default.delay(n).speed(n).repeatCount(integer(n)), value: n)
            },
            Sample("form") { n in
                Form {
                    Slider(value: .constant(n)) { text }; text.padding(n)
                }
            },
            Sample("conditional") { n in
                ViewThatFits {
                    Color.red.frame(width: n); text
                }
            },
            Sample("reader") { n in GeometryReader { _ in text.frame(width: n) }.frame(maxWidth: n) },
        ]

        @Observable final class Value { var number: CGFloat = 1 }

        @Test(arguments: numbers) func `odd windows`(number: CGFloat) async {
            let window = await ViewWindow(width: number, height: number) { Self.text }
            await window.frames()
        }

        @Test(arguments: samples) func `odd numbers`(sample: Sample) async {
            let value = Value()
            let window = await ViewWindow { sample.view(value.number) }
            for number in Self.numbers { await window.change { value.number = number } }
            let other = await ViewWindow { sample.view(-.infinity) }
            withExtendedLifetime(other) {}
        }
    }
}
