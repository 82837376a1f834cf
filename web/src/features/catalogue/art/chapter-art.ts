import { seededRandom } from '@vikalp/domain/random'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { bentTube, circuit, coil, diode, halfCells, molecules, photons, piston } from './apparatus-motifs.ts'
import type { Shape } from './art-shapes.ts'
import { cells, helix, leaf, petals } from './biology-motifs.ts'
import { chain, flask, hex, orbital } from './chemistry-motifs.ts'
import { pendulum, planets, rule, slope, wheels } from './mechanics-motifs.ts'
import { charges, orbit, prism, rings, throws, wave } from './physics-motifs.ts'

export type Art = { motif: string; shapes: readonly Shape[] }

type Draw = (random: () => number) => Shape[]
type MotifRow = readonly [motif: string, words: RegExp, draw: Draw]

// The first row with a word in the key decides; a key without any gets a row by its seed. The first four
// rows make the picture of the subject.
const motifs: Record<SubjectKey, readonly MotifRow[]> = {
  Physics: [
    ['prism', /optic|ray|lens|light/, prism],
    ['orbit', /nucle|atom/, orbit],
    ['rings', /magnetism/, rings],
    ['wave', /wave|oscillat|sound/, wave],
    ['rule', /measure|experiment/, rule],
    ['throw', /kinematic|projectile/, throws],
    ['slope', /laws|friction/, slope],
    ['pendulum', /energy|power/, pendulum],
    ['wheels', /rotation|circular/, wheels],
    ['planets', /gravit|planet/, planets],
    ['tube', /solid|liquid|fluid/, bentTube],
    ['piston', /thermo|heat/, piston],
    ['molecules', /kinetic|gas/, molecules],
    ['charges', /static|charge|field/, charges],
    ['coil', /induction/, coil],
    ['circuit', /current|circuit/, circuit],
    ['photons', /dual|radiation|photo/, photons],
    ['diode', /device|semiconductor/, diode],
  ],
  Chemistry: [
    ['orbital', /atomic|period|d-and-f|quantum/, orbital],
    ['flask', /concept|thermo|equilib|kinetic|technique|practical|acid/, flask],
    ['hex', /solution|p-block|coordination|hydrocarbon|oxygen|biomolecule|aromatic/, hex],
    ['chain', /bond|halogen|nitrogen|polymer|alk/, chain],
    ['cells', /redox|electrochem/, halfCells],
  ],
  Biology: [
    ['helix', /molecular|biotech|dna|gene/, helix],
    ['petals', /organisation|flower|principles|inherit/, petals],
    ['cells', /cell|human|welfare|tissue|microb/, cells],
    ['leaf', /diversity|plant|evolution|ecolog|environment/, leaf],
  ],
}

/** The picture of a chapter: a motif that fits its words, drawn from a seed of its key, so always the same. */
export function chapterArt(subject: SubjectKey, key: string): Art {
  const rows = motifs[subject]
  const seed = seedOf(key)
  const [motif, , draw] =
    rows.find(([, words]) => words.test(key)) ?? rows[seed % rows.length] ?? rows[0] ?? nothing
  return { motif, shapes: draw(warm(seed)) }
}

/** The four motifs of a subject, for its one picture. */
export const subjectArt = (subject: SubjectKey): readonly Art[] =>
  motifs[subject]
    .slice(0, 4)
    .map(([motif, , draw]) => ({ motif, shapes: draw(warm(seedOf(subject + motif))) }))

const nothing: MotifRow = ['none', /^$/, () => []]

/** FNV-1a: keys that differ in one letter get seeds far apart. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The first numbers of the generator still resemble its seed, so they are skipped. */
function warm(seed: number): () => number {
  const random = seededRandom(seed)
  for (let turn = 0; turn < 3; turn += 1) random()
  return random
}
