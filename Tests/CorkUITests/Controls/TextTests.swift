import CorkTesting
import CorkUI
import Foundation
import Testing

@MainActor
@Suite("Text", .serialized)
struct TextTests {
    private func size<Content: View>(
        in size: CGSize = CGSize(width: 400, height: 400), @ViewBuilder _ content: @escaping () -> Content
    ) -> CGSize {
        TestHost(size: size, content).elements("Text")[0].frame.size
    }

    @Test func `text shows as many lines as it may, and as there is room for`() {
        let text = "aaaa bbbb cccc dddd"
        #expect(size { Text(text).frame(width: 40) } == CGSize(width: 32, height: 64))
        #expect(size { Text(text).frame(width: 40).lineLimit(2) }.height == 32)
        #expect(size { Text(text).frame(width: 40, height: 50) }.height == 48)
        #expect(size { Text(text).frame(width: 40, height: 5) }.height == 16)
        #expect(size { Text(text).lineLimit(1).fixedSize().frame(width: 40) } == CGSize(width: 152, height: 16))
    }

    @Test func `text becomes smaller before it is cut off, down to the factor allowed`() {
        let text = Text(verbatim: "aaaaaaaaaa")
        #expect(size { text.lineLimit(1).minimumScaleFactor(0.5).frame(width: 100) } == CGSize(width: 80, height: 16))
        let smaller = size { text.lineLimit(1).minimumScaleFactor(0.5).frame(width: 60) }
        #expect(abs(smaller.width - 60) < 1 && smaller.width <= 60 && smaller.height < 13)
        #expect(size { text.lineLimit(1).minimumScaleFactor(0.5).frame(width: 20) } == CGSize(width: 20, height: 8))
    }

    @Test func `a literal is a key, a string is shown as it is, and values have their places in the key`() {
        let asked = Box<[String]>([])
        let german = Translations { domain, key in
            asked.value.append(key)
            return switch key {
            case "Hello": "Hallo"
            case "%@ has %lld songs": "%2$lld Lieder von %1$@ (100%%)"
            case "Open": domain == "menus" ? "Öffnen" : key
            case "5 %": "5 pour cent"
            default: key
            }
        }
        let name = "Ann"
        let count = 12_345
        let string = "Hello"
        Translations.$ofTask.withValue(german) {
            let host = TestHost {
                Text("Hello")
                Text(string)
                Text(verbatim: "Hello")
                Text("\(name) has \(count) songs")
                Text("\(name) had \(count) songs, \(1.5) \(0.25, specifier: "%.1f") %")
                Text("Open", tableName: "menus", comment: "A command")
                Text("5 %")
                Button("Hello") {}
                Button(string) {}
                Section("Hello") {}
                TextField("Hello", text: .constant(""))
                Color.red.accessibilityLabel("Hello")
                Color.red.accessibilityLabel(string)
            }
            #expect(
                host.texts == [
                    "Hallo", "Hello", "Hello", "12345 Lieder von Ann (100%)", "Ann had 12345 songs, 1.500000 0.2 %",
                    "Öffnen", "5 pour cent", "Hallo", "Hello", "Hallo",
                ])
            #expect(host.elements("TextField")[0].label == "Hallo")
            #expect(host.elements("Color").map(\.label) == ["Hallo", "Hello"])
        }
        #expect(asked.value.contains("%@ had %lld songs, %lf %.1f %%"))
    }

    @Test func `integers of any size are shown in digits, behind whatever text, and translations have them`() {
        let numbers = [0, 9, 10, -1, -10, 1_234_567, .min, .max]
        for number in numbers {
            for before in ["", "n", "é", "longer than what fits into a word "] {
                #expect(Text("\(before)\(number)|\(number)") == Text(verbatim: before + "\(number)|\(number)"))
            }
            #expect(Text("é\(UInt64(bitPattern: Int64(number)))") == Text(verbatim: "é\(UInt(bitPattern: number))"))
            #expect(Text("\(number)\(number)\("a")\(number)%") == Text("\("\(number)\(number)a")\(number)%"))
        }
        let swapped = Translations { _, key in key == "é%lld|%llu" ? "%2$llu, %1$lld" : key }
        Translations.$ofTask.withValue(swapped) {
            for number in numbers {
                #expect(Text("é\(number)|\(UInt64.max)") == Text(verbatim: "18446744073709551615, \(number)"))
            }
        }
    }

    @Test func `no keys are looked up in tables without translations`() {
        let asked = Box<[String]>([])
        let menus = Translations(areThere: { $0 == "menus" }) { _, key in
            asked.value.append(key)
            return "<\(key)>"
        }
        Translations.$ofTask.withValue(menus) {
            let host = TestHost {
                Text("\(2) songs, 100 %")
                Text("\("")")
                Text("Open \(1)", tableName: "menus")
            }
            #expect(host.texts == ["2 songs, 100 %", "", "<Open 1>"])
        }
        #expect(asked.value == ["Open %lld"])
    }

    @Test func `keys are the same where they read the same and have the same values`() {
        func key(_ value: Int, _ other: Int) -> LocalizedStringKey { "\(value) of \(other)" }
        #expect(key(1, 2) == key(1, 2))
        #expect(key(1, 2) != key(1, 3))
        #expect(key(1, 2) != "1 of 2")
        #expect(key(1, 2) != "\("1") of \(2)")
        #expect(key(1, 2) != "\(1) \(2)of ")
    }

    @Test func `a translation that is wrong about its values is shown as far as it goes`() {
        let translation = Box("")
        let wrong = Translations { _, _ in translation.value }
        Translations.$ofTask.withValue(wrong) {
            for (answer, shown) in [
                ("%", "%"), ("%@ %@ %@", "a b "), ("%9$@", ""), ("", ""), ("100 % %@", "100 %@"), ("%0$@", ""),
            ] {
                translation.value = answer
                #expect(TestHost { Text("\("a") \("b")") }.texts == [shown])
            }
        }
    }
}
