import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite struct AccessibilityTests {
    @Test func `values and hints are said of what they are on`() throws {
        let host = TestHost {
            HStack {
                Button("Volume") {}.accessibilityValue("Half").accessibilityHint("Makes it louder").help("Louder")
                Button("Mute") {}.help("Silence").accessibilityValue("")
                Slider(value: .constant(3), in: 0...10).accessibilityLabel("Speed")
                Slider(value: .constant(3), in: 0...10).accessibilityLabel("Size").accessibilityValue(Text("Small"))
            }
        }
        let volume = try #require(host.element("Volume"))
        #expect((volume.value, volume.hint) == ("Half", "Makes it louder"))
        let mute = try #require(host.element("Mute"))
        #expect((mute.value, mute.hint) == (nil, "Silence"))
        #expect(try #require(host.element("Speed")).value == "3.0")
        #expect(try #require(host.element("Size")).value == "Small")
    }

    @Test func `names are strings texts and keys`() {
        let song: Substring = "Jolene"[...]
        let host = TestHost {
            HStack {
                Color.red.accessibilityLabel(Text("Text")).accessibilityHint(Text("Hint"))
                Color.red.accessibilityLabel("Key").accessibilityHint("Hint")
                Color.red.accessibilityLabel(song).accessibilityHint(song).accessibilityValue(song).help(Text("Help"))
            }
        }
        let colors = host.elements("Color")
        #expect(colors.map(\.label) == ["Text", "Key", "Jolene"])
        #expect(colors.map(\.hint) == ["Hint", "Hint", "Jolene"])
        #expect(colors.map(\.value) == [nil, nil, "Jolene"])
    }

    @Test func `hidden texts are left out of the label of a button`() throws {
        let isHidden = State(initialValue: true)
        let host = TestHost {
            Button {
            } label: {
                HStack {
                    Text("★").accessibilityHidden(isHidden.wrappedValue)
                    Text("Favourite")
                }
            }
        }
        let button = host.elements("Button")[0]
        #expect(button.label == "Favourite")
        #expect(host.texts == ["★", "Favourite"])
        #expect(host.elements("Text").map(\.isAccessibilityHidden) == [true, false])
    }

    @Test func `traits add up from inside out`() throws {
        let host = TestHost {
            VStack {
                Text("Songs").accessibilityAddTraits(.isHeader)
                Text("Jolene").accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isButton)
                Text("Again").accessibilityRemoveTraits(.isLink).accessibilityAddTraits(.isLink)
            }
            .accessibilityAddTraits(.isStaticText)
        }
        let traits = host.elements("Text").map(\.accessibilityTraits)
        #expect(traits == [[.isHeader, .isStaticText], [.isSelected, .isStaticText], [.isLink, .isStaticText]])
        #expect(host.elements("VStack")[0].accessibilityTraits == .isStaticText)
    }

    @Test func `a view is found by its accessibility identifier`() throws {
        let host = TestHost {
            Button("Add") {}.accessibilityIdentifier("add-song")
            Text("Add")
        }
        #expect(host.element("add-song")?.kind == "Button")
        #expect(host.element("add-song")?.identifier == "add-song" && host.element("add-song")?.label == "Add")
    }

    @Test(arguments: [(AccessibilityChildBehavior.ignore, ""), (.contain, "A, B"), (.combine, "A, B")])
    func `child behavior determines the label of the container`(behavior: AccessibilityChildBehavior, label: String) {
        let host = TestHost {
            HStack {
                Text("Card")
                VStack {
                    Text("A")
                    Text("B")
                }
                .accessibilityElement(children: behavior)
            }
        }
        #expect(host.elements("HStack")[0].label == ["Card", label].filter { !$0.isEmpty }.joined(separator: ", "))
        #expect(host.texts == ["Card", "A", "B"])
    }

    @Test func `views hidden from accessibility respond to taps`() {
        var taps = 0
        let host = TestHost { VStack { Button("Tap") { taps += 1 } }.accessibilityHidden(true) }
        host.elements("Button")[0].tap()
        #expect(taps == 1)
        #expect(host.elements("Button")[0].isAccessibilityHidden)
    }
}
