import CorkTesting
import CorkUI
import Foundation
import Testing

private struct Width: _ViewTraitKey {
    static var defaultValue: Int { 0 }
}

private struct Divided: _VariadicView_UnaryViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        VStack(spacing: 0) {
            ForEach(children) { child in
                child
                Text("width \(child[Width.self])")
                if child.id != last { Divider() }
            }
        }
    }
}

@MainActor
@Suite("Variadic views") struct VariadicViewTests {
    @Test func `a root receives the resolved subviews with their traits`() {
        let host = TestHost {
            _VariadicView.Tree(Divided()) {
                Text("a")._trait(Width.self, 7)
                ForEach(0..<2) { Text("\($0)") }
            }
        }
        #expect(host.texts == ["a", "width 7", "0", "width 0", "1", "width 0"])
        #expect(host.elements("Divider").count == 2)
    }
}
