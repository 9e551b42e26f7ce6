import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Gauges")
struct GaugeTests {
    @Test func `a gauge has its label above the bounds beside and the value below`() throws {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Gauge(value: 30.0, in: -10...40) {
                Text("Heat")
            } currentValueLabel: {
                Text("30°")
            } minimumValueLabel: {
                Text("-10")
            } maximumValueLabel: {
                Text("40")
            }
        }
        let gauge = try #require(host.element("Heat"))
        #expect(gauge.kind == "Gauge" && gauge.value == "80 %")
        #expect(host.texts == ["Heat", "-10", "40", "30°"])
        let (least, greatest) = (try #require(host.element("-10")).frame, try #require(host.element("40")).frame)
        #expect(least.minX == 0 && greatest.maxX == 300 && least.midY == greatest.midY)
        #expect(try #require(host.element("Heat")).frame.minY < least.minY)
        #expect(try #require(host.element("30°")).frame.minY == least.maxY + 4)
    }

    @Test(arguments: [
        (0.25, 0.0...1, "25 %"), (2, 0...1, "100 %"), (-1, 0...1, "0 %"), (.nan, 0...1, "0 %"), (5, 5...5, "0 %"),
        (.infinity, 0...1, "100 %"), (-.infinity, 0...1, "0 %"),
    ])
    func `values are clamped to the bounds`(value: Double, bounds: ClosedRange<Double>, shown: String) {
        let host = TestHost { Gauge(value: value, in: bounds) { Text("Fuel") } }
        #expect(host.elements("Gauge")[0].value == shown)
    }

    @Test func `a gauge with a hidden label is a bar`() {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            Gauge(value: 0.5) {
                Text("Fuel")
            } currentValueLabel: {
                Text("Half")
            }
            .labelsHidden()
        }
        #expect(host.texts == ["Half"] && host.elements("Gauge")[0].label == "Fuel")
        #expect(host.elements("Gauge")[0].frame.size == CGSize(width: 300, height: 8 + 4 + 16))
    }
}
