import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { blue, ink, red, tint } from '../kit/basics/palette.ts'
import { polygon, rectangle } from '../kit/basics/shapes.ts'
import { path } from '../kit/basics/smooth.ts'
import { antibody } from '../kit/biology/antibody.ts'
import { cycle } from '../kit/diagrams/cycle.ts'
import { flow } from '../kit/diagrams/flow.ts'
import { pointer } from '../kit/diagrams/pointers.ts'
import { axes } from '../kit/graphs/axes.ts'
import { curve, trace } from '../kit/graphs/curves.ts'
import { plotLabel } from '../kit/graphs/marks.ts'
import { plot } from '../kit/graphs/plot.ts'
import { plates } from './biology-and-human-welfare/plates.ts'

/** A response that starts after a lag, climbs to its peak and fades. */
const response = (start: number, peakAt: number, height: number, fade: number) => (day: number) => {
  if (day <= start) return 0
  const share = (day - start) / (peakAt - start)
  return day < peakAt
    ? (height * (1 - Math.cos(Math.PI * share))) / 2
    : height * Math.exp(-(((day - peakAt) / fade) ** 2))
}

export const figures: Figures = {
  ...plates,
  'wel-0012': () =>
    figure(
      { height: 340 },
      cycle({
        centre: [240, 170],
        radius: [150, 125],
        stations: [
          'human skin',
          'liver cells',
          'red blood\ncells',
          'gut of the\nmosquito',
          'salivary\nglands',
        ],
        steps: { 0: 'P', 1: 'Q', 2: 'R', 3: 'S' },
      }),
    ),

  'wel-0018': () => {
    const chart = plot({
      x: { to: 10, step: 1, label: 'time in days' },
      y: { from: 36, to: 41, step: 1, label: 'temperature in °C' },
    })
    const attack = (day: number) => [[day - 0.4, 37] as const, [day, 40] as const, [day + 0.4, 37] as const]
    const steady = [
      [0, 37],
      [2, 39.5],
      [10, 39.5],
    ] as const
    return figure(
      { height: 310 },
      axes(chart, { grid: true }),
      trace(
        chart,
        steady.map(([x, y]) => [x, y]),
        { colour: red, dashed: true },
      ),
      trace(
        chart,
        [[0, 37] as const, ...attack(2), ...attack(5), ...attack(8), [10, 37] as const].map(([x, y]) => [
          x,
          y,
        ]),
      ),
      plotLabel(chart, 6.6, 40.3, 'X'),
      plotLabel(chart, 6.6, 37.6, 'Y'),
    )
  },

  'wel-0023': () => {
    const molecule = antibody([240, 150], 1.1)
    return figure(
      { height: 300 },
      molecule,
      pointer([139, 55], [70, 60], 'P'),
      pointer(molecule.at.disulphide, [370, 190], 'Q'),
      pointer(molecule.at.stem, [110, 250], 'R'),
      pointer([296, 128], [410, 120], 'S'),
    )
  },

  'wel-0024': () => {
    const graph = plot({
      x: { to: 80, step: 10, label: 'time in days' },
      y: { to: 5.4, label: 'antibody level' },
      box: { left: 60, top: 20, right: 448, bottom: 210 },
    })
    const [first, second] = [graph.at(0, 0), graph.at(40, 0)]
    return figure(
      { height: 330 },
      axes(graph),
      curve(graph, response(8, 18, 1.1, 10), { from: 8, to: 38 }),
      curve(graph, response(40, 50, 4.4, 26), { from: 40, to: 80 }),
      curve(graph, response(48, 58, 1.1, 10), { from: 48, to: 78, colour: red, dashed: true }),
      plotLabel(graph, 18, 1.6, 'anti-X'),
      plotLabel(graph, 60, 4.6, 'P'),
      plotLabel(graph, 58, 1.6, 'Q'),
      arrow([first[0], 282], [first[0], 262]),
      arrow([second[0], 282], [second[0], 262]),
      label([first[0] + 8, 300], 'antigen X', { anchor: 'middle' }),
      label([second[0], 300], 'antigens X and Y', { anchor: 'middle' }),
    )
  },

  'wel-0035': () =>
    figure(
      { height: 250 },
      flow(
        {
          virus: [[70, 60], 'HIV outside\nthe cell'],
          rna: [[245, 60], 'viral RNA\nin the cell'],
          dna: [[410, 60], 'viral\nDNA'],
          joined: [[370, 190], 'viral DNA joined\nto DNA of the cell'],
          fresh: [[90, 190], 'new HIV'],
        },
        [
          ['virus', 'rna', 'P'],
          ['rna', 'dna', 'Q'],
          ['dna', 'joined', 'R'],
          ['joined', 'fresh', 'S'],
        ],
      ),
    ),

  'wel-0049': () => {
    const graph = plot({
      x: { to: 50, step: 10, label: 'dose in mg' },
      y: { to: 100, step: 20, label: 'effect in %' },
    })
    const effect = (half: number) => (dose: number) => (100 * dose) / (dose + half)
    return figure(
      { height: 310 },
      axes(graph, { grid: true }),
      curve(graph, effect(20 / 3)),
      curve(graph, effect(80 / 3), { colour: red, dashed: true }),
      plotLabel(graph, 32, 91, 'first week'),
      plotLabel(graph, 34, 40, 'after six months'),
    )
  },

  'wel-0060': () => {
    const graph = plot({
      x: { to: 10, step: 2, label: 'time in hours' },
      y: { from: 4, to: 7, step: 1, label: 'pH' },
    })
    const sour = (hour: number) => 4.5 + (hour < 6 ? (2.1 * (1 + Math.cos((Math.PI * hour) / 6))) / 2 : 0)
    return figure(
      { height: 310 },
      axes(graph),
      curve(graph, sour),
      curve(graph, (hour) => 6.6 - 0.06 * hour, { colour: red, dashed: true }),
      curve(graph, () => 6.6, { colour: ink }),
      plotLabel(graph, 7, 5.95, 'P'),
      plotLabel(graph, 3.6, 5, 'Q'),
      plotLabel(graph, 7, 6.8, 'R'),
    )
  },

  'wel-0072': () =>
    figure(
      { height: 320 },
      flow(
        {
          primary: [[240, 40], 'primary settling'],
          aeration: [[110, 150], 'aeration\ntank', { fill: tint.blue, size: [110, 64] }],
          settling: [[350, 150], 'settling\ntank', { fill: tint.grey, size: [110, 64] }],
          river: [[430, 280], 'river'],
          digester: [[220, 280], 'sludge digester'],
        },
        [
          ['primary', 'aeration'],
          ['settling', 'river', 'Q'],
          ['settling', 'digester', 'S'],
        ],
      ),
      arrow([169, 132], [291, 132], { label: { label: 'P', side: 'above' }, labelAt: 'middle' }),
      arrow([291, 168], [169, 168], { label: { label: 'R', side: 'below' }, labelAt: 'middle' }),
    ),

  'wel-0075': () => {
    const slurry = tint.yellow
    const pipe = (way: string) => [path(way, { width: 22 }), path(way, { width: 16, colour: slurry })]
    return figure(
      { height: 340 },
      polygon(
        [
          [152, 190],
          [328, 190],
          [328, 308],
          [152, 308],
        ],
        { fill: slurry, colour: 'none' },
      ),
      path('M20 130H150V310H330V130H460', { width: 3 }),
      pipe('M85 128L164 290'),
      pipe('M395 128L316 290'),
      polygon(
        [
          [36, 88],
          [50, 130],
          [120, 130],
          [134, 88],
        ],
        { fill: slurry },
      ),
      polygon(
        [
          [352, 104],
          [362, 130],
          [428, 130],
          [438, 104],
        ],
        { fill: slurry },
      ),
      path('M170 215V110H310V215', { width: 5, colour: blue }),
      path('M240 110V60H290', { width: 3 }),
      rectangle([264, 60], [12, 18], { fill: ink }),
      label([338, 60], 'gas tap'),
      pointer([85, 108], [60, 50], 'P'),
      pointer([190, 110], [170, 50], 'Q'),
      label([240, 262], 'R'),
      pointer([395, 116], [425, 62], 'S'),
    )
  },

  'wel-0084': () => {
    const graph = plot({
      x: { to: 90, step: 10, label: 'distance in km' },
      y: { to: 10, step: 2, label: 'dissolved oxygen in mg L^{-1}' },
    })
    const oxygen = (km: number) => {
      if (km >= 80) return 8
      return km < 20 ? 5 + 3 * Math.cos((Math.PI * km) / 20) : 5 - 3 * Math.cos((Math.PI * (km - 20)) / 60)
    }
    return figure({ height: 310 }, axes(graph, { grid: true }), curve(graph, oxygen))
  },
}
