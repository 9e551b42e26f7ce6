/// A tick of a slider at a value (R13.6).
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
    /// The identity of a tick, which is its value.
    public struct ID: Hashable {
        let value: V
    }

    let value: V
    let label: String?

    /// The identity of the tick.
    public var id: ID { ID(value: value) }

    /// Creates a tick without a label.
    public init(_ value: V) {
        self.value = value
        label = nil
    }

    /// Creates a tick with a label, which is shown below the slider.
    ///
    /// - Parameters:
    ///   - value: The value at the tick.
    ///   - label: A ``Text``, or a ``Label`` whose title is used. Other views have no effect.
    @MainActor
    public init(_ value: V, @ViewBuilder label: () -> some View) {
        self.value = value
        self.label = label().plainText
    }
}

/// A type that provides ticks of a slider.
public protocol SliderTickContent<Value> {
    /// The type of the slider's value.
    associatedtype Value: BinaryFloatingPoint
    /// The type of the collection of ticks.
    associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
    /// The ticks, in any order.
    var body: Body { get }
}

extension SliderTick: SliderTickContent {
    /// The type of the slider's value.
    public typealias Value = V
    /// A collection of the tick itself.
    public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// The combined ticks of several contents.
public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
    /// The ticks in order.
    public let body: [SliderTick<Value>]
}

/// Ticks for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    /// The type of the slider's value.
    public typealias Value = Content.Value
    /// The ticks of all elements.
    public let body: [SliderTick<Content.Value>]

    /// Creates ticks for the elements of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The key path to the identity of an element.
    ///   - content: A closure that returns the ticks of an element.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content) {
        body = data.flatMap { Array(content($0).body) }
    }
}

/// A result builder for the ticks of a slider.
@resultBuilder
public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
    /// Builds the ticks of an expression.
    public static func buildExpression<Content: SliderTickContent<Value>>(_ content: Content) -> Content { content }

    /// Begins a block with its first expression.
    public static func buildPartialBlock<Content: SliderTickContent<Value>>(
        first: Content
    ) -> TupleSliderTickContent<Value> {
        TupleSliderTickContent(body: Array(first.body))
    }

    /// Adds an expression to a block.
    public static func buildPartialBlock<Content: SliderTickContent<Value>>(
        accumulated: TupleSliderTickContent<Value>, next: Content
    ) -> TupleSliderTickContent<Value> {
        TupleSliderTickContent(body: accumulated.body + Array(next.body))
    }

    /// Builds the ticks of an `if` statement without `else`.
    public static func buildOptional(_ content: TupleSliderTickContent<Value>?) -> TupleSliderTickContent<Value> {
        content ?? TupleSliderTickContent(body: [])
    }

    /// Builds the ticks of the first branch.
    public static func buildEither(first: TupleSliderTickContent<Value>) -> TupleSliderTickContent<Value> { first }

    /// Builds the ticks of the second branch.
    public static func buildEither(second: TupleSliderTickContent<Value>) -> TupleSliderTickContent<Value> { second }
}

extension _SliderInput.Tick {
    static func all<V: BinaryFloatingPoint>(_ ticks: some Sequence<SliderTick<V>>) -> [Self] {
        ticks.map { Self(value: Double($0.value), label: $0.label) }
    }
}

extension View {
    /// The text of a ``Text`` or of a label's title, or `nil` for other views.
    @MainActor
    var plainText: String? {
        if let text = self as? Text { return text.content }
        return (self as? Label<Text, Image>)?.title.content
    }
}
