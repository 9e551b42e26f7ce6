import CorkTesting
import CorkUI
import Foundation
import Observation
import Testing

@MainActor
@Suite struct SliderTests {
    @Observable final class Model {
        var value = 0.0
        var writes: [Double] = []
    }

    private let model = Model()

    private func show(_ bounds: ClosedRange<Double> = 0...1, step: Double? = nil) -> TestHost {
        let binding = Binding(
            get: { self.model.value },
            set: {
                self.model.value = $0
                self.model.writes.append($0)
            })
        return TestHost {
            if let step {
                Slider(value: binding, in: bounds, step: step).accessibilityLabel("Size")
            } else {
                Slider(value: binding, in: bounds).accessibilityLabel("Size")
            }
            Text("is \(model.value)")
        }
    }

    @Test func `moving writes the value within its bounds`() throws {
        let host = show(10...20)
        let slider = try #require(host.element("Size"))
        #expect(slider.kind == "Slider" && slider.frame.width == 800 && slider.frame.height == 24)
        for value in [15, 25, 5] { slider.set(Double(value)) }
        #expect(model.writes == [15, 20, 10])
        #expect(host.texts == ["is 10.000000"])
    }

    @Test func `moving by steps stops at the nearest one that is reached`() throws {
        let slider = try #require(show(1...10, step: 4).element("Size"))
        for value in [2.9, 3.1, 7.4, 10] { slider.set(value) }
        #expect(model.writes == [1, 5, 9])
    }

    @Test func `moving to where it is writes nothing`() throws {
        model.value = 0.5
        let slider = try #require(show().element("Size"))
        slider.set(0.5)
        slider.set(.nan)
        #expect(model.writes.isEmpty)
    }

    @Test func `a value outside of the bounds is left until it is moved`() throws {
        model.value = 7
        let slider = try #require(show().element("Size"))
        #expect(model.value == 7)
        slider.set(0.5)
        #expect(model.value == 0.5)
    }

    @Test func `bounds and steps that make no sense do not count`() throws {
        #expect(Slider(value: .constant(Double.nan), in: 2...4)._input._slider._value == 2)
        #expect(Slider(value: .constant(0.5), in: 0 ... .infinity)._input._slider._bounds == 0...1)
        for step in [0, -1, .nan, .infinity] {
            #expect(Slider(value: .constant(0.5), in: 0...1, step: step)._input._slider._step == nil)
        }
        let slider = try #require(show(3...3, step: 1).element("Size"))
        slider.set(9)
        #expect(model.writes == [3])
    }

    @Test func `a disabled slider stays`() throws {
        let host = TestHost { Slider(value: Binding(get: { 0 }, set: { _ in model.value = 9 })).disabled(true) }
        host.elements("Slider")[0].set(1)
        #expect(model.value == 0)
    }

    /// R13.6.
    @Test func `steps have ticks unless they are many`() {
        let few = Slider(value: .constant(0.0), in: 0...10, step: 2.5)._input._slider
        #expect(few._ticks.map(\.value) == [0, 2.5, 5, 7.5, 10] && few._ticks.allSatisfy { $0.label == nil })
        #expect(Slider(value: .constant(0.0), in: 0...100, step: 1)._input._slider._ticks.isEmpty)
        #expect(Slider(value: .constant(0.0), in: 0...1)._input._slider._ticks.isEmpty)
        let asked = Slider(value: .constant(0.0), in: 0...100, step: 1) {
            Text("Size")
        } tick: {
            $0.truncatingRemainder(dividingBy: 50) == 0 ? SliderTick($0) : nil
        }
        #expect(asked._input._slider._ticks.map(\.value) == [0, 50, 100])
    }

    /// R13.6.
    @Test func `ticks and the value have labels`() throws {
        let loud = true
        let host = TestHost {
            Slider(value: .constant(0.5)) {
                Text("Volume")
            } currentValueLabel: {
                Text("50 percent")
            } ticks: {
                SliderTick(0) { Text("Quiet") }
                if loud { SliderTick(1) { Label("Loud", systemImage: "star") } }
                SliderTickContentForEach([0.25, 2], id: \.self) { SliderTick($0) }
            }
        }
        let slider = try #require(host.element("Volume"))
        #expect(slider.kind == "Slider" && slider.value == "50 percent")
        let input = Slider(value: .constant(0.5)) {
            Text("Volume")
        } ticks: {
            SliderTick(0) { Text("Quiet") }
            SliderTickContentForEach([0.25, 2], id: \.self) { SliderTick($0) }
        }
        ._input._slider
        #expect(input._ticks.map(\.value) == [0, 0.25] && input._ticks.map(\.label) == ["Quiet", nil])
    }

    /// R13.6.
    @Test func `the slider moves within what is enabled`() throws {
        let host = TestHost {
            Slider(
                value: Binding(get: { self.model.value }, set: { self.model.value = $0 }), in: 0...10,
                enabledBounds: 2...4
            ) {
                Text("Size")
            } ticks: {
                SliderTick(5)
            }
        }
        let slider = try #require(host.element("Size"))
        slider.set(9)
        #expect(model.value == 4)
        slider.set(-1)
        #expect(model.value == 2)
    }

    @Test(
        arguments: [
            (2.5...7.2, 3.0, 7.0), (0.0...0.0, 0.0, 0.0), (3.1...9.0, 4.0, 9.0),
        ])
    func `the values of a slider are steps also at the ends of what is enabled`(
        enabled: ClosedRange<Double>, least: Double, greatest: Double
    ) throws {
        let host = TestHost {
            Slider(
                value: Binding(get: { self.model.value }, set: { self.model.value = $0 }), in: 0...10, step: 1,
                enabledBounds: enabled
            ) {
                Text("Size")
            } tick: { _ in
                nil
            }
        }
        let slider = try #require(host.element("Size"))
        slider.set(9.9)
        #expect(model.value == greatest)
        slider.set(-1)
        #expect(model.value == least)
    }

    @Test func `a slider without a step in what is enabled keeps its value`() throws {
        model.value = 1
        let host = TestHost {
            Slider(
                value: Binding(get: { self.model.value }, set: { self.model.value = $0 }), in: 0...10, step: 1,
                enabledBounds: 2.2...2.8
            ) {
                Text("Size")
            } tick: { _ in
                nil
            }
        }
        try #require(host.element("Size")).set(2.5)
        #expect(model.value == 1)
    }
}
