import { type Figures, figure } from '../kit/basics/figure.ts'
import { label } from '../kit/basics/label.ts'
import { tint } from '../kit/basics/palette.ts'
import { alveolus } from '../kit/biology/alveolus.ts'
import { antibody } from '../kit/biology/antibody.ts'
import { animalCell, plantCell } from '../kit/biology/cells.ts'
import { chloroplast } from '../kit/biology/chloroplast.ts'
import { dividingCell } from '../kit/biology/chromosomes.ts'
import { flower } from '../kit/biology/flower.ts'
import { geneMap, replicationFork } from '../kit/biology/genes.ts'
import { heart } from '../kit/biology/heart.ts'
import { leaf } from '../kit/biology/leaf.ts'
import { mitochondrion } from '../kit/biology/mitochondrion.ts'
import { nephron } from '../kit/biology/nephron.ts'
import { neuron } from '../kit/biology/neuron.ts'
import type { Outline } from '../kit/biology/outline.ts'
import { embryoSac, ovule } from '../kit/biology/ovule.ts'
import { sarcomere } from '../kit/biology/sarcomere.ts'
import { sperm } from '../kit/biology/sperm.ts'
import { section } from '../kit/biology/stem-sections.ts'
import { pointer, pointers } from '../kit/diagrams/pointers.ts'

/** A drawing in the middle with all its places named, half of them on each side. */
function named<Name extends string>(drawing: Outline<Name>, height = 300): string {
  const places = Object.entries<readonly [number, number]>(drawing.at)
  const sorted = places.toSorted(([, a], [, b]) => a[0] - b[0])
  const half = Math.ceil(sorted.length / 2)
  const texts = sorted.map(
    ([name, place]) => [place, name.replace(/[A-Z]/g, (capital) => `\n${capital.toLowerCase()}`)] as const,
  )
  return figure(
    { height },
    drawing,
    pointers({
      left: texts.slice(0, half),
      right: texts.slice(half),
      edges: [116, 366],
      spacing: 40,
      size: 15,
    }),
  )
}

export const figures: Figures = {
  'animal-cell': () => named(animalCell([240, 150], 0.9)),
  'plant-cell': () => named(plantCell([240, 150], 0.9)),
  mitochondrion: () => named(mitochondrion([240, 140], 0.88)),
  chloroplast: () => named(chloroplast([240, 140], 0.9)),
  nephron: () => {
    const tubule = nephron([250, 160])
    return figure(
      { height: 320 },
      tubule,
      pointer(tubule.at.afferent, [50, 38], '1'),
      pointer(tubule.at.glomerulus, [60, 150], '2'),
      pointer(tubule.at.proximalTubule, [230, 40], '3'),
      pointer(tubule.at.descendingLimb, [150, 210], '4'),
      pointer(tubule.at.distalTubule, [300, 40], '5'),
      pointer(tubule.at.collectingDuct, [400, 250], '6'),
    )
  },
  heart: () => named(heart([240, 150])),
  flower: () => named(flower([240, 140], 0.95)),
  ovule: () => named(ovule([240, 150])),
  'embryo-sac': () => named(embryoSac([240, 150], 0.9)),
  alveolus: () => named(alveolus([240, 140], 0.86)),
  leaf: () => named(leaf([240, 150], 0.9), 320),
  antibody: () => named(antibody([240, 150])),
  neuron: () => {
    const cell = neuron([240, 130])
    return figure(
      { height: 260 },
      cell,
      pointer(cell.at.dendrite, [90, 30], 'P'),
      pointer(cell.at.cellBody, [150, 220], 'Q'),
      pointer(cell.at.nodeOfRanvier, [263, 40], 'R'),
      pointer(cell.at.myelin, [220, 220], 'S'),
      pointer(cell.at.terminal, [380, 220], 'T'),
    )
  },
  sperm: () => {
    const cell = sperm([240, 110])
    return figure(
      { height: 220 },
      cell,
      pointer(cell.at.acrosome, [50, 30], '1'),
      pointer(cell.at.nucleus, [110, 190], '2'),
      pointer(cell.at.mitochondria, [200, 190], '3'),
      pointer(cell.at.tail, [340, 40], '4'),
    )
  },
  sections: () =>
    figure(
      { height: 260 },
      section([120, 120], 'dicot stem', 0.9),
      section([350, 120], 'monocot root', 0.9),
      label([120, 240], 'P'),
      label([350, 240], 'Q'),
    ),
  division: () =>
    figure(
      { height: 320 },
      dividingCell([120, 85], 'prophase'),
      dividingCell([340, 85], 'metaphase'),
      dividingCell([120, 235], 'anaphase'),
      dividingCell([340, 235], 'telophase'),
    ),
  genes: () =>
    figure(
      { height: 300 },
      geneMap(
        [60, 50],
        [['p'], ['i'], ['o', tint.yellow], ['z', tint.blue], ['y', tint.blue], ['a', tint.blue]],
      ),
      replicationFork([70, 190]),
    ),
  sarcomere: () => {
    const fibre = sarcomere([240, 130])
    return figure(
      { height: 260 },
      fibre,
      pointer(fibre.at.zLine, [60, 30], 'P'),
      pointer(fibre.at.actin, [130, 230], 'Q'),
      pointer(fibre.at.myosin, [330, 230], 'R'),
      pointer(fibre.at.hZone, [240, 30], 'S'),
    )
  },
}
