import Foundation
import Testing

@testable import CorkUI

@Suite("Curves of animations")
struct CurveTests {
    private func progress(_ animation: Animation, _ time: Double) -> Double { 1 - animation.response(at: time).left }

    @Test func `a timing curve is the cubic Bézier curve of its control points`() {
        for (x1, y1, x2, y2) in [(0.42, 0.0, 0.58, 1.0), (0, 0, 0.58, 1), (0.42, 0, 1, 1), (0.3, -0.5, 0.2, 1.6)] {
            let animation = Animation.timingCurve(x1, y1, x2, y2, duration: 2)
            for step in 1..<20 {
                let t = Double(step) / 20
                let u = 1 - t
                let x = 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t
                let y = 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t
                #expect(abs(progress(animation, 2 * x) - y) < 1e-6)
            }
            #expect(progress(animation, 0) == 0)
            #expect(progress(animation, 2) == 1)
        }
    }

    @Test func `a linear animation runs at an even speed, and the others are slow where they say`() {
        #expect(progress(.linear(duration: 2), 0.5) == 0.25)
        #expect(progress(.easeIn(duration: 1), 0.1) < 0.03)
        #expect(progress(.easeOut(duration: 1), 0.9) > 0.97)
        #expect(abs(progress(.easeInOut(duration: 1), 0.5) - 0.5) < 1e-9)
        #expect(Animation.linear.duration == 0.35)
    }

    /// The equation of a damped spring, solved step by step.
    private func integrate(_ frequency: Double, _ ratio: Double, x: Double, v: Double, until end: Double) -> Double {
        var (x, v) = (x, v)
        let steps = 20_000
        let step = end / Double(steps)
        func pull(_ x: Double, _ v: Double) -> Double { -frequency * frequency * x - 2 * ratio * frequency * v }
        for _ in 0..<steps {
            let (k1x, k1v) = (v, pull(x, v))
            let (k2x, k2v) = (v + step / 2 * k1v, pull(x + step / 2 * k1x, v + step / 2 * k1v))
            let (k3x, k3v) = (v + step / 2 * k2v, pull(x + step / 2 * k2x, v + step / 2 * k2v))
            let (k4x, k4v) = (v + step * k3v, pull(x + step * k3x, v + step * k3v))
            x += step / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
            v += step / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
        }
        return x
    }

    @Test(arguments: [0.3, 0.825, 1, 1.4])
    func `a spring moves as its equation says, whether it swings, creeps or neither`(ratio: Double) {
        let animation = Animation.spring(response: 0.5, dampingFraction: ratio)
        for time in [0.05, 0.2, 0.4] {
            let response = animation.response(at: time)
            let value = response.left * 3 + response.gain * 7
            #expect(abs(value - integrate(4 * .pi, ratio, x: 3, v: 7, until: time)) < 1e-6)
            let later = animation.response(at: time + 1e-6)
            #expect(abs((later.left - response.left) / 1e-6 - response.leftSpeed) < 1e-3)
            #expect(abs((later.gain - response.gain) / 1e-6 - response.gainSpeed) < 1e-3)
        }
    }

    @Test(arguments: [0.1, 0.5, 0.9, 1, 2])
    func `a spring ends when less than a thousandth of the way is left for good`(ratio: Double) {
        let spring = Spring(response: 0.5, dampingRatio: ratio)
        for step in 0..<100 {
            #expect(abs(spring.response(at: spring.settlingDuration * (1 + Double(step) / 50)).left) <= 0.001001)
        }
    }

    @Test func `duration and bounce are another way to say response and damping`() {
        #expect(Animation.spring(duration: 0.4, bounce: 0.25) == .spring(response: 0.4, dampingFraction: 0.75))
        #expect(Animation.spring(duration: 0.4, bounce: -0.5) == .spring(response: 0.4, dampingFraction: 2))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.snappy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.25))
        #expect(Animation.smooth == .spring)
    }

    @Test func `delay, speed and repetition change when an animation is where`() {
        let linear = Animation.linear(duration: 1)
        #expect(progress(linear.delay(0.5), 0.5) == 0 && progress(linear.delay(0.5), 0.75) == 0.25)
        #expect(linear.delay(0.5).duration == 1.5)
        #expect(progress(linear.speed(2), 0.25) == 0.5 && linear.speed(2).duration == 0.5)
        #expect(linear.speed(2).response(at: 0.25).leftSpeed == -2)
        #expect(progress(linear.repeatCount(3), 1.25) == 0.75 && progress(linear.repeatCount(3), 2.25) == 0.25)
        #expect(progress(linear.repeatCount(2, autoreverses: false), 1.25) == 0.25)
        #expect(linear.repeatCount(3).duration == 3 && progress(linear.repeatCount(2), 2) == 1)
        #expect(progress(linear.repeatForever(), 1001.25) == 0.75)
        #expect(linear.repeatForever().duration == .infinity)
    }

    @Test
    func `durations that are no lengths of time count as none, and other numbers that make no sense are mended`() {
        for duration in [0, -1, Double.nan, -Double.infinity] {
            #expect(Animation.linear(duration: duration).duration == 0)
            #expect(Animation.spring(duration: duration).duration == 0)
            #expect(Animation.spring(response: duration, dampingFraction: 1).duration == 0)
            #expect(Animation.linear(duration: duration).repeatForever().duration == 0)
            #expect(Animation.linear(duration: duration).response(at: 0) == .done)
            #expect(Animation.linear(duration: 1).delay(duration).duration == 1)
        }
        #expect(Animation.linear(duration: .infinity).duration == Animation.longestDuration)
        for animation in [
            Animation.timingCurve(.nan, .infinity, 7, -.infinity, duration: 1), .spring(duration: 1, bounce: .nan),
            .spring(response: 1, dampingFraction: -3), .linear(duration: 1).speed(0), .linear(duration: 1).speed(.nan),
            .spring(duration: 1, bounce: 40), .spring(duration: 1, bounce: -40), .linear.repeatCount(-3),
        ] {
            for time in [0, 0.1, 0.5, 3] { #expect(animation.response(at: time).left.isFinite) }
            #expect(animation.duration.isFinite)
        }
    }
}
