import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { blue, boldWidth, tint } from '../../kit/basics/palette.ts'
import type { Point } from '../../kit/basics/point.ts'
import { line } from '../../kit/basics/shapes.ts'
import { junction, wire } from '../../kit/circuits/component.ts'
import { gate, stepWire } from '../../kit/circuits/gates.ts'

/** Levels 0 and 1 in equal intervals, as a line of steps above its zero. */
function steps(levels: readonly number[], zero: number): string {
  const points = levels.flatMap((level, index): Point[] => [
    [90 + index * 70, zero - level * 44],
    [160 + index * 70, zero - level * 44],
  ])
  return line(points, { colour: blue, width: boldWidth })
}

export const gates: Figures = {
  'dev-0010': () => {
    const [first, second] = [gate('NAND', [190, 150]), gate('NAND', [350, 92])]
    return figure(
      { height: 230 },
      [first, second],
      wire([50, 81], second.inputs[0]),
      wire([50, 161], first.inputs[1]),
      wire([100, 81], [100, 139], first.inputs[0]),
      junction([100, 81]),
      stepWire(first.output, second.inputs[1]),
      label([50, 81], 'A', { side: 'left' }),
      label([50, 161], 'B', { side: 'left' }),
      label(second.output, 'Y', { side: 'right' }),
    )
  },
  'dev-0045': () => {
    const above = gate('NOT', [160, 70])
    const below = gate('NOT', [160, 170])
    const nor = gate('NOR', [320, 120])
    return figure(
      { height: 240 },
      [above, below, nor],
      stepWire(above.output, nor.inputs[0]),
      stepWire(below.output, nor.inputs[1]),
      wire([70, 70], above.input),
      wire([70, 170], below.input),
      label([70, 70], 'A', { side: 'left' }),
      label([70, 170], 'B', { side: 'left' }),
      label(nor.output, 'Y', { side: 'right' }),
    )
  },
  'dev-0046': () => {
    const rows: [string, readonly number[], number][] = [
      ['A', [0, 1, 1, 0, 1], 90],
      ['B', [0, 0, 1, 1, 1], 180],
      ['Y', [1, 1, 0, 1, 0], 270],
    ]
    return figure(
      { height: 320 },
      [1, 2, 3, 4].map((edge) => wireDown([90 + edge * 70, 30], [90 + edge * 70, 286])),
      rows.map(([name, levels, zero]) => [
        line(
          [
            [90, zero],
            [440, zero],
          ],
          { colour: tint.grey, width: 1.5 },
        ),
        steps(levels, zero),
        label([40, zero - 22], name),
        label([84, zero], '0', { side: 'left', size: 16 }),
        label([84, zero - 44], '1', { side: 'left', size: 16 }),
      ]),
      label([440, 302], 'time', { anchor: 'end' }),
    )
  },
  'dev-0047': () => {
    const or = gate('OR', [200, 70])
    const nand = gate('NAND', [200, 180])
    const and = gate('AND', [350, 125])
    return figure(
      { height: 250 },
      [or, nand, and],
      stepWire(or.output, and.inputs[0]),
      stepWire(nand.output, and.inputs[1]),
      wire([60, 59], or.inputs[0]),
      wire([60, 191], nand.inputs[1]),
      wire([90, 59], [90, 169], nand.inputs[0]),
      wire([120, 191], [120, 81], or.inputs[1]),
      junction([90, 59]),
      junction([120, 191]),
      label([60, 59], 'A', { side: 'left' }),
      label([60, 191], 'B', { side: 'left' }),
      label(and.output, 'Y', { side: 'right' }),
    )
  },
}

function wireDown(from: Point, to: Point): string {
  return line([from, to], { colour: tint.grey, width: 1.5, dashed: true })
}
