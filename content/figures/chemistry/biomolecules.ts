import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { red, tickSize, tint } from '../kit/basics/palette.ts'
import { between, type Point } from '../kit/basics/point.ts'
import { line } from '../kit/basics/shapes.ts'
import { molecule } from '../kit/chemistry/molecule.ts'
import { textBox } from '../kit/diagrams/text-box.ts'
import { axes } from '../kit/graphs/axes.ts'
import { hills } from '../kit/graphs/hills.ts'
import { plot } from '../kit/graphs/plot.ts'
import { enzymeRates } from './biomolecules/enzyme-rates.ts'

/** A ring of glucose in Haworth's way; the hydroxyl group of C1 points down or up. */
const glucose = (origin: Point, firstUp: boolean) => {
  const { part, at } = molecule(
    {
      atoms: {
        o: [0.62, 0.62, 'O'],
        c1: [1.3, 0],
        c2: [0.65, -0.65],
        c3: [-0.65, -0.65],
        c4: [-1.3, 0],
        c5: [-0.62, 0.62],
        c6: [-0.62, 1.4, 'CH_2OH'],
        o1: [1.3, firstUp ? 0.8 : -0.8, 'OH'],
        o2: [0.65, -1.45, 'OH'],
        o3: [-0.65, 0.1, 'OH'],
        o4: [-1.3, -0.8, 'OH'],
      },
      bonds: 'o-c1 c1-c2 c2-c3 c3-c4 c4-c5 c5-o c5-c6 c1-o1 c2-o2 c3-o3 c4-o4',
    },
    origin,
    58,
  )
  const number = (atom: string, text: string, side: 'left' | 'right' | 'below') =>
    label(at(atom), text, { side, size: tickSize, gap: 5 })
  return [part, number('c1', '1', 'right'), number('c4', '4', 'left')]
}

export const figures: Figures = {
  ...enzymeRates,
  'bmo-0038': () =>
    figure(
      { height: 290 },
      glucose([120, 130], false),
      label([120, 262], 'P', { bold: true }),
      glucose([355, 130], true),
      label([355, 262], 'Q', { bold: true }),
    ),
  'bmo-0039': () => {
    const graph = plot({
      x: { to: 10, label: 'progress of reaction' },
      y: { to: 80, step: 10, label: 'energy (kJ mol^{-1})' },
      box: { left: 72, top: 40, right: 448, bottom: 300 },
    })
    return figure(
      { height: 350 },
      axes(graph, { grid: true }),
      hills(graph, [
        [0, 20],
        [1.5, 20],
        [4.6, 70],
        [7.6, 5],
        [9.8, 5],
      ]),
      hills(
        graph,
        [
          [0, 20],
          [1.5, 20],
          [4.6, 45],
          [7.6, 5],
          [9.8, 5],
        ],
        { colour: red, dashed: true },
      ),
      label(graph.at(0.3, 14), 'reactants', { anchor: 'start' }),
      label(graph.at(9.8, 11), 'products', { anchor: 'end' }),
    )
  },
  'bmo-0040': () => {
    const bond = (from: Point, to: Point, number: string, side: 'left' | 'above') => [
      line([from, to]),
      label(between(from, to), number, { side, bold: true, colour: red, gap: 8 }),
    ]
    const place = (at: Point, text: string, side: 'above' | 'below') =>
      label(at, text, { side, size: tickSize, gap: 4 })
    const sugar = (at: Point) => textBox(at, 'sugar', { size: [110, 56], fill: tint.grey })
    const phosphate = (at: Point) => textBox(at, 'phosphate', { size: [110, 36], fill: tint.yellow })
    const base = (at: Point) => textBox(at, 'base', { size: [80, 36], fill: tint.blue })
    return figure(
      { height: 350 },
      phosphate([130, 30]),
      bond([130, 48], [130, 88], '2', 'left'),
      sugar([130, 116]),
      bond([185, 116], [300, 116], '1', 'above'),
      base([340, 116]),
      bond([130, 144], [130, 184], '4', 'left'),
      phosphate([130, 202]),
      bond([130, 220], [130, 260], '3', 'left'),
      sugar([130, 288]),
      line([
        [185, 288],
        [300, 288],
      ]),
      base([340, 288]),
      place([160, 88], 'C5′', 'above'),
      place([160, 144], 'C3′', 'below'),
      place([208, 116], 'C1′', 'below'),
      place([160, 260], 'C5′', 'above'),
      place([208, 288], 'C1′', 'below'),
    )
  },
}
