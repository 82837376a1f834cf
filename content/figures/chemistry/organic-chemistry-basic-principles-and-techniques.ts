import { arrow } from '../kit/basics/arrow.ts'
import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { tint } from '../kit/basics/palette.ts'
import type { Point } from '../kit/basics/point.ts'
import { line, rectangle } from '../kit/basics/shapes.ts'
import { path } from '../kit/basics/smooth.ts'
import { molecule } from '../kit/chemistry/molecule.ts'
import { benzene, joined, outward, ring, zigzag } from '../kit/chemistry/rings.ts'
import type { Atom } from '../kit/chemistry/skeleton.ts'

/** A zigzag chain, its atoms named by letters from the left, with branches given by their atoms and bonds. */
function chain(length: number, branches: Record<string, Atom>, bonds: string) {
  const names = [...'abcdef'].slice(0, length)
  const along = names.slice(1).map((name, index) => `${names[index]}-${name}`)
  return { atoms: { ...zigzag(names), ...branches }, bonds: `${along.join(' ')} ${bonds}` }
}

const below = (atom: number): Atom => [atom * 0.866, -1]
const above = (atom: number): Atom => [atom * 0.866, 1.5]

export const figures: Figures = {
  'org-0011': () => {
    const branches = { p: below(2), q: [0.866, -1.5] as const, r: below(4) }
    return figure({ height: 240 }, molecule(chain(6, branches, 'c-p p-q e-r'), [80, 110], 76))
  },
  'org-0016': () => {
    const core = benzene()
    const groups = {
      atoms: {
        oh: [...outward(core.atoms.r1), 'OH'],
        cl: [...outward(core.atoms.r2), 'Cl'],
        me: [...outward(core.atoms.r5), 'H_3C'],
      },
      bonds: 'r1-oh r2-cl r5-me',
    } as const
    return figure({ height: 260 }, molecule(joined(core, groups), [240, 140], 56))
  },
  'org-0021': () => {
    const panel = (skeleton: ReturnType<typeof chain>, at: Point, name: string) => [
      molecule(skeleton, at, 42),
      label([at[0] - 22, at[1] - 10], name, { bold: true }),
    ]
    return figure(
      { height: 300 },
      panel(chain(5, { x: below(2) }, 'c-x'), [50, 70], 'P'),
      panel(chain(6, { x: below(2) }, 'c-x'), [270, 70], 'Q'),
      panel(chain(5, { x: above(1), y: above(3) }, 'b-x d-y'), [50, 230], 'R'),
      panel(chain(5, { x: below(2), y: [2.6, -1.5] }, 'c-x x-y'), [270, 220], 'S'),
    )
  },
  'org-0034': () => {
    const square = ring('r', 4, { start: 45 })
    const side = { atoms: { c: [1.207, 1.207, 'CH_2^+'] }, bonds: 'r1-c' } as const
    return figure({ height: 240 }, molecule(joined(square, side), [220, 150], 90))
  },
  'org-0081': () => {
    const uTube = (x: number, content: string, before: string, after: string) => [
      path(`M${x - 30} 96V150a30 30 0 0 0 60 0V96h-16V150a14 14 0 0 1 -28 0V96Z`, { fill: tint.blue }),
      label([x, 206], content),
      label([x, 254], `before: ${before}\nafter: ${after}`, { size: 16 }),
    ]
    return figure(
      { height: 300 },
      arrow([14, 84], [44, 84], { label: { label: 'O_2', side: 'above' }, labelAt: 'middle' }),
      rectangle([110, 84], [128, 34], { fill: tint.grey }),
      label([110, 46], '0.58 g + CuO'),
      label([110, 128], 'heat'),
      line([
        [174, 84],
        [232, 84],
        [232, 96],
      ]),
      line([
        [276, 96],
        [276, 84],
        [382, 84],
        [382, 96],
      ]),
      line([
        [426, 96],
        [426, 84],
        [452, 84],
      ]),
      uTube(254, 'anhydrous CaCl_2', '52.30 g', '52.84 g'),
      uTube(404, 'KOH solution', '61.20 g', '62.52 g'),
    )
  },
}
