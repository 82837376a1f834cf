import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { ink, tint } from '../kit/basics/palette.ts'
import { dot } from '../kit/basics/shapes.ts'
import { path } from '../kit/basics/smooth.ts'
import { orbitalBoxes } from '../kit/chemistry/orbital-boxes.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'
import { electronsAndLight } from './atomic-structure/electrons-and-light.ts'

const lobe = (across: number, up: number): string => {
  const tip = [240 + across * 128, 170 - up * 128]
  const left = [240 + across * 96 - up * 74, 170 - up * 96 - across * 74]
  const right = [240 + across * 96 + up * 74, 170 - up * 96 + across * 74]
  const outer = (side: number) => [240 + across * 128 - side * up * 34, 170 - up * 128 - side * across * 34]
  return path(`M240 170C${[left, outer(1), tip].join(' ')}C${[outer(-1), right, [240, 170]].join(' ')}Z`, {
    fill: tint.blue,
  })
}

export const figures: Figures = {
  ...electronsAndLight,
  'ato-0031': () =>
    figure(
      { height: 340 },
      lobe(1, 0),
      lobe(-1, 0),
      lobe(0, 1),
      lobe(0, -1),
      arrow([60, 170], [420, 170], { label: '*x*' }),
      arrow([240, 328], [240, 14], { label: { label: '*y*', side: 'right' } }),
      dot([240, 170], ink),
    ),
  'ato-0032': () => {
    const graph = plot({ x: { to: 20, label: '*r*' }, y: { to: 280, label: 'radial probability' } })
    const probability = (x: number) => x ** 4 * (20 - 10 * x + x * x) ** 2 * Math.exp(-x)
    return figure({ height: 280 }, axes(graph), curve(graph, probability))
  },
  'ato-0040': () =>
    figure(
      { height: 214 },
      (
        [
          ['P', 'uu', 'u u u'],
          ['Q', 'ud', 'ud u -'],
          ['R', 'ud', 'u d u'],
          ['S', 'ud', 'u u u'],
        ] as const
      ).map(([name, inner, outer], index) => {
        const [x, y] = [50 + (index % 2) * 240, 40 + Math.floor(index / 2) * 110]
        return [
          label([x - 22, y], name),
          orbitalBoxes([x + 24, y], inner, '2*s*'),
          orbitalBoxes([x + 116, y], outer, '2*p*'),
        ]
      }),
    ),
  'ato-0088': () => {
    const graph = plot({
      x: {
        to: 16,
        marks: [
          [5, '5'],
          [10, '10'],
          [14, '14'],
        ],
        label: '*ν* (10^{14} Hz)',
      },
      y: { to: 4.8, label: '*K*' },
    })
    return figure(
      { height: 300 },
      axes(graph),
      curve(graph, (x) => 0.414 * (x - 5), { from: 5, label: 'X' }),
      curve(graph, (x) => 0.414 * (x - 10), { from: 10, label: 'Y' }),
    )
  },
}
