import { type Figures, figure } from '../kit/basics/figure.ts'
import { tint } from '../kit/basics/palette.ts'
import { cycle } from '../kit/diagrams/cycle.ts'
import { flow } from '../kit/diagrams/flow.ts'
import { pedigree } from '../kit/diagrams/pedigree.ts'
import { table } from '../kit/diagrams/table.ts'

export const figures: Figures = {
  'food-web': () =>
    figure(
      { height: 320 },
      flow(
        {
          grass: [[240, 285], 'Grass', { fill: tint.green }],
          hopper: [[80, 205], 'Grasshopper'],
          rabbit: [[240, 205], 'Rabbit'],
          mouse: [[400, 205], 'Mouse'],
          frog: [[60, 120], 'Frog'],
          snake: [[150, 120], 'Snake'],
          hawk: [[260, 35], 'Hawk'],
        },
        [
          ['grass', 'hopper'],
          ['grass', 'rabbit'],
          ['grass', 'mouse'],
          ['hopper', 'frog'],
          ['frog', 'snake'],
          ['rabbit', 'snake'],
          ['mouse', 'hawk'],
          ['snake', 'hawk'],
          ['rabbit', 'hawk'],
        ],
      ),
    ),
  pathway: () =>
    figure(
      { height: 240 },
      flow(
        {
          a: [[80, 60], 'Glucose\n(6 C)'],
          b: [[400, 60], 'Pyruvate\n(3 C)'],
          c: [[400, 190], 'X', { fill: tint.yellow }],
          d: [[80, 190], 'Krebs cycle'],
        },
        [
          ['a', 'b', '2 ATP'],
          ['b', 'c', 'CO_2'],
          ['c', 'd', 'enters'],
        ],
      ),
    ),
  'life-cycle': () =>
    figure(
      { height: 340 },
      cycle({
        centre: [240, 170],
        radius: [150, 125],
        stations: ['Sporophyte (2*n*)', 'Spore mother\ncell', 'Spore (*n*)', 'Gametophyte (*n*)', 'Zygote'],
        steps: { 1: 'P', 3: 'Q' },
      }),
    ),
  pedigree: () =>
    figure(
      { height: 300 },
      pedigree(
        {
          a: { sex: 'm', at: [1.5, 1] },
          b: { sex: 'F', at: [3.5, 1] },
          c: { sex: 'M', at: [0, 2], name: '1' },
          d: { sex: 'f', at: [1.5, 2], name: '2', half: true },
          e: { sex: 'm', at: [3.5, 2], name: '3' },
          f: { sex: 'f', at: [5.2, 2], name: '4' },
          g: { sex: 'M', at: [3.6, 3] },
          h: { sex: 'f', at: [5.1, 3], mark: '?' },
        },
        [
          { parents: ['a', 'b'], children: ['c', 'd', 'e'] },
          { parents: ['e', 'f'], children: ['g', 'h'] },
        ],
      ),
    ),
  punnett: () =>
    figure(
      { height: 280 },
      table({
        at: [60, 30],
        cell: [90, 55],
        corner: '♀ / ♂',
        columns: ['*RY*', '*Ry*', '*ry*'],
        rows: ['*RY*', '*rY*', '*ry*'],
        cells: [
          ['*RRYY*', '*RRYy*', '*RrYy*'],
          ['*RrYY*', 'X', '*rrYy*'],
          ['*RrYy*', '*Rryy*', 'Y'],
        ],
      }),
    ),
}
