import Seeds
import Testing

@testable import ShapeDocument

/// Opening a drawing and building its scene takes as long as the drawing is, whichever part of it is long.
struct ReaderGrowthTests {
    struct Input: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let content: @Sendable (Int) -> String

        init(_ name: String, _ content: @escaping @Sendable (Int) -> String) {
            (testDescription, self.content) = (name, content)
        }
    }

    private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    private static func numbered(_ count: Int, _ text: (Int) -> String) -> String {
        (0..<count).map(text).joined()
    }

    private static let inputs: [Input] = [
        Input("elements") { repeated("<rect width='1' height='1'/>", $0) },
        Input("texts") { repeated(" <!----> ", $0) },
        Input("attributes") { "<rect" + numbered($0) { " a\($0)='b'" } + "/>" },
        Input("data attributes of a namespace") { "<rect" + numbered($0) { " xmlns:n\($0)='b'" } + "/>" },
        Input("ids") { numbered($0) { "<rect id='r\($0)'/>" } },
        Input("one id") { repeated("<rect id='r'/>", $0) },
        Input("classes") { "<style>.c7{fill:red}</style><rect class='" + numbered($0) { "c\($0) " } + "'/>" },
        Input("rules") {
            "<style>" + numbered($0) { ".c\($0){fill:red}" } + "</style>" + repeated("<rect class='c7'/>", $0)
        },
        Input("rules of one class") {
            "<style>" + repeated(".c{fill:red}", $0) + "</style>" + repeated("<rect class='c'/>", $0)
        },
        Input("rules of all elements") {
            "<style>" + repeated("*{fill:red}", $0) + "</style>" + repeated("<rect class='c'/>", $0)
        },
        Input("clip paths of clip paths") {
            numbered($0) {
                "<clipPath id='c\($0)' clip-path='url(#c\($0 + 1))'><rect width='9' height='9'/></clipPath>"
            }
                + repeated("<rect width='9' height='9' clip-path='url(#c0)'/>", 9)
        },
        Input("declarations") { "<rect style='" + repeated("fill:red;", $0) + "'/>" },
        Input("selectors of a rule") { "<style>" + numbered($0) { ".c\($0)," } + "a{fill:red}</style>" },
        Input("references") { "<text>" + repeated("&a", $0) + "</text>" },
        Input("numbers of a path") { "<path d='M0 0" + repeated(" L1 1", $0) + "'/>" },
        Input("points") { "<polyline points='" + repeated("1,1 ", $0) + "'/>" },
        Input("transforms") { "<rect transform='" + repeated("translate(1) ", $0) + "'/>" },
        Input("dashes") { "<path d='M0 0h9' stroke='red' stroke-dasharray='" + repeated("1 ", $0) + "'/>" },
        Input("stops") {
            "<linearGradient id='g'>" + repeated("<stop/>", $0) + "</linearGradient><rect fill='url(#g)'/>"
        },
        Input("gradients in deep groups") {
            repeated("<g color='red'>", 400)
                + numbered($0) { "<linearGradient id='g\($0)'><stop/></linearGradient><rect fill='url(#g\($0))'/>" }
                + repeated("</g>", 400)
        },
        Input("gradients of gradients") {
            numbered($0) { "<linearGradient id='g\($0)' href='#g\($0 + 1)'/>" } + "<rect fill='url(#g0)'/>"
        },
        Input("uses") { "<rect id='r' width='1' height='1'/>" + repeated("<use href='#r'/>", $0) },
        Input("uses of uses") { numbered($0) { "<use id='u\($0)' href='#u\($0 + 1)'/>" } },
        Input("uses of a long path") {
            "<path id='p' d='M0 0" + repeated("h1", $0) + "'/>" + repeated("<use href='#p'/>", $0)
        },
        Input("markers of a marker") {
            let path = "<path stroke='red' marker-mid='url(#b)' d='M0 0" + repeated("h1", $0 / 4) + "'/>"
            return "<marker id='a'>\(path)</marker><marker id='b'/>" + path.replacing("#b", with: "#a")
        },
        Input("markers of markers") {
            numbered($0) {
                "<marker id='m\($0)'><path marker-start='url(#m\($0 + 1))' marker-end='url(#m\($0 + 1))' d='M0 0h9'/></marker>"
            } + "<path marker-end='url(#m0)' d='M0 0h9'/>"
        },
        Input("clips of many shapes") {
            "<clipPath id='c'>" + repeated("<path d='M0 0h9v9'/>", $0 / 4) + "</clipPath>"
                + repeated("<rect width='9' height='9' transform='translate(1)' clip-path='url(#c)'/>", $0 / 4)
        },
        Input("filters of many shapes") {
            "<filter id='f'>" + repeated("<feOffset dx='1'/>", $0) + "</filter>"
                + repeated("<rect width='9' height='9' filter='url(#f)'/>", $0)
        },
        Input("texts with a pattern") {
            "<pattern id='p' width='9' height='9' patternUnits='userSpaceOnUse'>"
                + repeated("<rect width='1' height='1'/>", $0) + "</pattern>"
                + repeated("<text fill='url(#p)'>a</text>", $0)
        },
        Input("text") { "<text>" + repeated("la ", $0) + "</text>" },
        Input("spans") { "<text>" + repeated("<tspan>a</tspan>", $0) + "</text>" },
        Input("filter steps") {
            "<filter id='f'>" + repeated("<feOffset dx='1'/>", $0) + "</filter><rect filter='url(#f)'/>"
        },
    ]

    @Test(arguments: inputs)
    func `work follows the size`(input: Input) throws {
        let growth = growth(of: 2_000) { size in
            let text = "<svg xmlns='http://www.w3.org/2000/svg'>" + input.content(size) + "</svg>"
            // An input may be refused: it is to be so in no time.
            _ = try? drawing(text).scene()
        }
        #expect(growth < 5)
    }
}
