import { join } from '../basics/element.ts'
import { label } from '../basics/label.ts'
import { paper, tint } from '../basics/palette.ts'
import type { Point } from '../basics/point.ts'
import { rectangle } from '../basics/shapes.ts'

export type TablePlan = {
  /** The upper left corner. */
  at: Point
  cell: Point
  columns: readonly string[]
  rows: readonly string[]
  cells: readonly (readonly string[])[]
  /** The text in the corner. */
  corner?: string
}

/** A grid with headings at the top and the left: a Punnett square, a truth table. */
export function table({
  at: [x, y],
  cell: [width, height],
  columns,
  rows,
  cells,
  corner = '',
}: TablePlan): string {
  const headed = [[corner, ...columns], ...cells.map((row, index) => [rows[index] ?? '', ...row])].map(
    (row) => (rows.length > 0 ? row : row.slice(1)),
  )
  return join(
    headed.flatMap((row, down) =>
      row.map((text, over) => {
        const middle: Point = [x + (over + 0.5) * width, y + (down + 0.5) * height]
        const isHead = down === 0 || (rows.length > 0 && over === 0)
        return [
          rectangle(middle, [width, height], { fill: isHead ? tint.grey : paper, width: 1.5 }),
          text === '' ? '' : label(middle, text, { halo: 'none', bold: isHead }),
        ]
      }),
    ),
  )
}
