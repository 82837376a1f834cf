import { type Figures, figure } from '../../kit/basics/figure.ts'
import { label } from '../../kit/basics/label.ts'
import { guide } from '../../kit/basics/measure.ts'
import type { Point } from '../../kit/basics/point.ts'
import { orbitalBoxes } from '../../kit/chemistry/orbital-boxes.ts'
import { axes } from '../../kit/graphs/axes.ts'
import { curve } from '../../kit/graphs/curves.ts'
import { plot } from '../../kit/graphs/plot.ts'

/** The d electrons of an octahedral ion with its name. */
const octahedralIon = (name: string, [x, y]: Point, upper: string, lower: string) => [
  label([x - 88, y], name, { bold: true }),
  orbitalBoxes([x, y - 34], upper),
  orbitalBoxes([x, y + 34], lower),
  label([x + 60, y - 34], '*e*_g', { side: 'right', gap: 4 }),
  label([x + 60, y + 34], '*t*_{2g}', { side: 'right', gap: 4 }),
]

export const crystalFields: Figures = {
  'coo-0049': () => {
    const graph = plot({
      x: {
        from: 400,
        to: 600,
        marks: [400, 440, 480, 520, 560].map((value) => [value, String(value)]),
        label: 'wavelength (nm)',
      },
      y: { to: 1.2, label: 'absorption' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      guide(graph.at(480, 0), graph.at(480, 1)),
      curve(graph, (x) => Math.exp(-(((x - 480) / 38) ** 2))),
    )
  },
  'coo-0063': () =>
    figure(
      { height: 320 },
      octahedralIon('P', [130, 78], 'u -', 'u u u'),
      octahedralIon('Q', [360, 78], '- -', 'ud ud ud'),
      octahedralIon('R', [130, 238], '- -', 'u u u'),
      octahedralIon('S', [360, 238], 'u u', 'ud ud u'),
    ),
}
