import { figure } from '../../figures/kit/basics/figure.ts'
import { ink, lineWidth, paper } from '../../figures/kit/basics/palette.ts'
import { readDrawing } from './drawing.ts'
import { layOut } from './lay-out.ts'

const figureWidth = 480
const lowestFigure = 160
const edge = 14
const optionEdge = 4
/** A bond of 30 px and letters of 14 px, which a phone shows at full size. */
const optionScale = 0.75
/** What the card of an option has on a phone 360 wide. */
export const widestOption = 250

/** The figure of a stem, on white paper as those that are drawn by hand. */
export function drawnFigure(source: string): string {
  const drawing = layOut(readDrawing(source), figureWidth - 2 * edge)
  if (drawing.width > figureWidth - 2 * edge)
    throw new Error(`the drawing is ${Math.ceil(drawing.width)} wide, ${figureWidth - 2 * edge} is the most`)
  const height = Math.ceil(Math.max(lowestFigure, drawing.height + 2 * edge))
  return figure({ height }, drawing.draw([figureWidth / 2, height / 2]))
}

export type OptionDrawing = { width: number; height: number; svg: string }

/** The drawing of an option, in the colour of its text: the card may be selected, right or wrong, or in forced colours. */
export function drawnOption(source: string): OptionDrawing {
  const drawing = layOut(readDrawing(source), widestOption / optionScale - 2 * optionEdge)
  const [across, down] = [drawing.width, drawing.height].map((size) => Math.ceil(size + 2 * optionEdge))
  const width = Math.round((across ?? 0) * optionScale)
  const height = Math.round((down ?? 0) * optionScale)
  const part = inTextColour(drawing.draw([(across ?? 0) / 2, (down ?? 0) / 2]))
  const head = `class="structure" aria-hidden="true" viewBox="0 0 ${across} ${down}" width="${width}" height="${height}"`
  const look = `fill="none" stroke="currentColor" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round" font-size="18"`
  return { width, height, svg: `<svg ${head} ${look}>${part}</svg>` }
}

/** Without the paper that figures leave around their letters. */
const inTextColour = (part: string): string =>
  part
    .replaceAll(` stroke="${paper}" stroke-width="4" paint-order="stroke"`, ' stroke="none"')
    .replaceAll(`"${ink}"`, '"currentColor"')
    .replaceAll(`fill="${paper}"`, 'fill="none"')
