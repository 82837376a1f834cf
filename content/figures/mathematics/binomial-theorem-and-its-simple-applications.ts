import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { tint } from '../kit/basics/palette.ts'
import { line, polygon, rectangle } from '../kit/basics/shapes.ts'

export const figures: Figures = {
  'bin-0025': () => {
    const heights = [10, 60, 150, 200, 150, 60, 10]
    return figure(
      { height: 270 },
      line([
        [40, 240],
        [440, 240],
      ]),
      heights.map((height, index) => {
        const left = 62 + 52 * index
        return polygon(
          [
            [left, 240],
            [left, 240 - height],
            [left + 40, 240 - height],
            [left + 40, 240],
          ],
          { fill: tint.blue },
        )
      }),
    )
  },
  'bin-0028': () => {
    const upper = ['36', '84', '126', '126']
    const lower = ['120', '', '252']
    return figure(
      { height: 190 },
      upper.map((number, index) => label([84 + 104 * index, 60], number)),
      lower.map((number, index) =>
        number === ''
          ? rectangle([136 + 104 * index, 128], [64, 40])
          : label([136 + 104 * index, 134], number),
      ),
    )
  },
}
