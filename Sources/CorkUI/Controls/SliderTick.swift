/// A tick of a slider, at a value (R13.6).
///
///     Slider(value: $volume) {
///         Text("Volume")
///     } currentValueLabel: {
///         Text("\(Int(volume * 100)) percent")
///     } ticks: {
///         SliderTick(0) { Text("Quiet") }
///         SliderTick(1) { Text("Loud") }
///     }
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
    /// What a tick is known by: its value.
    public struct ID: Hashable {
        let value: V
    }

    let value: V
    let label: String?

    /// What the tick is known by.
    public var id: ID { ID(value: value) }

    /// A tick without a label.
    public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// A tick with a label, whose text is read below the slider.
    ///
    /// - Parameters:
    ///   - value: where it is.
    ///   - label: a text or a label, which gives its title; other views give nothing.
    @MainActor
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        self.value = value
        self.label = label().plainText
    }
}

/// What gives a slider ticks.
public protocol SliderTickContent<Value> {
    /// The number that a slider is for.
    associatedtype Value: BinaryFloatingPoint
    /// The ticks.
    associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
    /// The ticks, in any order.
    var body: Body { get }
}

extension SliderTick: SliderTickContent {
    /// The number that the slider is for.
    public typealias Value = V
    /// The tick itself.
    public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// The ticks of several contents.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
    /// The ticks in order.
    public let body: [SliderTick<Value>]
}

/// Ticks for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    /// The number that the slider is for.
    public typealias Value = Content.Value
    /// The ticks of all elements.
    public let body: [SliderTick<Content.Value>]

    /// Ticks for the elements of a collection.
    ///
    /// - Parameters:
    ///   - data: the elements.
    ///   - id: what an element is known by.
    ///   - content: makes the ticks of an element.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content) {
        body = data.flatMap { Array(content($0).body) }
    }
}

/// Builds the ticks of a slider from the expressions of a closure.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
    /// Takes an expression.
    public static func buildExpression<Content: SliderTickContent<Value>>(_ content: Content) -> Content { content }

    /// Begins with the first expression.
    public static func buildPartialBlock<Content: SliderTickContent<Value>>(
        first: Content
    ) -> TupleSliderTickContent<Value> {
        TupleSliderTickContent(body: Array(first.body))
    }

    /// Adds the next expression.
    public static func buildPartialBlock<Content: SliderTickContent<Value>>(
        accumulated: TupleSliderTickContent<Value>, next: Content
    ) -> TupleSliderTickContent<Value> {
        TupleSliderTickContent(body: accumulated.body + Array(next.body))
    }

    /// Takes what a condition gives, or nothing.
    public static func buildOptional(_ content: TupleSliderTickContent<Value>?) -> TupleSliderTickContent<Value> {
        content ?? TupleSliderTickContent(body: [])
    }

    /// Takes what the first branch gives.
    public static func buildEither(first: TupleSliderTickContent<Value>) -> TupleSliderTickContent<Value> { first }

    /// Takes what the second branch gives.
    public static func buildEither(second: TupleSliderTickContent<Value>) -> TupleSliderTickContent<Value> { second }
}

extension _SliderInput.Tick {
    static func all<V: BinaryFloatingPoint>(_ ticks: some Sequence<SliderTick<V>>) -> [Self] {
        ticks.map { Self(value: Double($0.value), label: $0.label) }
    }
}

extension View {
    /// What a text, or the title of a label, reads; nil for other views.
    @MainActor
    var plainText: String? {
        if let text = self as? Text { return text.content }
        return (self as? Label<Text, Image>)?.title.content
    }
}
