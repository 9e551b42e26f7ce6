import CGtk
import CorkUI
import Foundation
import Testing

@testable import CorkGtk
@testable import Corkboard

extension BoardWindowTests {
    @Test(arguments: [360, 520, 760] as [CGFloat])
    func `a drawing opens as narrow as it is wanted`(width: CGFloat) async {
        let window = SceneWindow(ShapesScene(model: ShapesModel(), size: CGSize(width: width, height: 500)))
        await window.frames(3)
        #expect(CGFloat(gtk_widget_get_width(window.controller.renderer.rootHost.widget)) <= width)
    }
}
