import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { ink, paper } from '../kit/basics/palette.ts'
import { circle, line, rectangle } from '../kit/basics/shapes.ts'
import { pedigree } from '../kit/diagrams/pedigree.ts'
import { axes } from '../kit/graphs/axes.ts'
import { area, curve } from '../kit/graphs/curves.ts'
import { plot } from '../kit/graphs/plot.ts'
import { plates } from './principles-of-inheritance-and-variation/plates.ts'

const wide = { left: 110, top: 50, column: 75, row: 100 }

export const figures: Figures = {
  ...plates,
  /** Many grades of a trait: a bell. */
  'inh-0043': () => {
    const bell = (x: number) => 0.9 * Math.exp(-((x - 5) ** 2) / 4.5)
    const trait = plot({
      x: { to: 10, label: 'value of the trait' },
      y: { to: 1, label: 'number of people' },
    })
    return figure({ height: 300 }, area(trait, bell), curve(trait, bell), axes(trait))
  },

  /** A girl, her parents and her four numbered grandparents. */
  'inh-0077': () =>
    figure(
      { height: 300 },
      pedigree(
        {
          one: { sex: 'm', at: [0, 1], name: '1' },
          two: { sex: 'f', at: [1.2, 1], name: '2' },
          three: { sex: 'm', at: [3, 1], name: '3' },
          four: { sex: 'f', at: [4.2, 1], name: '4' },
          mother: { sex: 'f', at: [0.6, 2], name: 'mother' },
          father: { sex: 'm', at: [3.6, 2], name: 'father' },
          girl: { sex: 'f', at: [2.1, 3], name: 'girl' },
        },
        [
          { parents: ['one', 'two'], children: ['mother'] },
          { parents: ['three', 'four'], children: ['father'] },
          { parents: ['mother', 'father'], children: ['girl'] },
        ],
        { left: 90, top: 40, column: 75, row: 100 },
      ),
    ),

  'inh-0078': () =>
    figure(
      { height: 240 },
      pedigree(
        {
          father: { sex: 'm', at: [0.5, 1] },
          mother: { sex: 'f', at: [2.5, 1] },
          son: { sex: 'm', at: [0, 2] },
          daughter: { sex: 'F', at: [1.5, 2] },
          second: { sex: 'm', at: [3, 2] },
        },
        [{ parents: ['father', 'mother'], children: ['son', 'daughter', 'second'] }],
        { ...wide, left: 140 },
      ),
    ),

  'inh-0079': () =>
    figure(
      { height: 240 },
      pedigree(
        {
          father: { sex: 'M', at: [0.5, 1] },
          mother: { sex: 'F', at: [2.5, 1] },
          son: { sex: 'M', at: [0.5, 2] },
          daughter: { sex: 'f', at: [2.5, 2] },
        },
        [{ parents: ['father', 'mother'], children: ['son', 'daughter'] }],
        { ...wide, left: 140 },
      ),
    ),

  /** Partners joined by two parallel lines, with two children. */
  'inh-0089': () => {
    const [left, right, y, bar, low] = [150, 330, 60, 130, 190]
    const middle = (left + right) / 2
    return figure(
      { height: 240 },
      [-5, 5].map((shift) =>
        line([
          [left, y + shift],
          [right, y + shift],
        ]),
      ),
      line([
        [middle, y + 5],
        [middle, bar],
      ]),
      line([
        [left, bar],
        [right, bar],
      ]),
      [left, right].map((x) =>
        line([
          [x, bar],
          [x, low],
        ]),
      ),
      rectangle([left, y], [40, 40], { fill: paper }),
      circle([right, y], 20, { fill: paper }),
      circle([left, low], 20, { fill: ink }),
      rectangle([right, low], [40, 40], { fill: paper }),
      label([left, y], '1', { halo: 'none' }),
      label([right, y], '2', { halo: 'none' }),
    )
  },
  /** Colour blindness: the next children of the second generation. */
  'inh-0080': () =>
    figure(
      { height: 290 },
      pedigree(
        {
          grandfather: { sex: 'M', at: [0, 1] },
          grandmother: { sex: 'f', at: [1.6, 1] },
          mother: { sex: 'f', at: [0.8, 2] },
          father: { sex: 'M', at: [3.2, 2] },
          sons: { sex: 'm', at: [1.2, 3], mark: '?', name: 'sons' },
          daughters: { sex: 'f', at: [2.8, 3], mark: '?', name: 'daughters' },
        },
        [
          { parents: ['grandfather', 'grandmother'], children: ['mother'] },
          { parents: ['mother', 'father'], children: ['sons', 'daughters'] },
        ],
        { left: 110, top: 40, column: 80, row: 94 },
      ),
    ),
}
