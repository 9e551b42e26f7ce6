import CorkUI
import Foundation
import ShapeDocument

extension SceneRenderer {
    func draw(_ text: SceneText, _ context: GraphicsContext) {
        for run in text.runs {
            draw(ScenePath(run, text.transform), context)
            for picture in run.pictures {
                var own = context
                own.concatenate(CGAffineTransform(picture.transform.then(text.transform)))
                own.draw(Image(data: picture.data), in: picture.rect)
            }
        }
    }
}
