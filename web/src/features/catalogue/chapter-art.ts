import type { SubjectKey } from '@vikalp/domain/catalogue/subjects'
import { seededRandom } from '@vikalp/domain/random'
import type { Shape } from './art-shapes.ts'
import { cells, helix, leaf, petals } from './biology-motifs.ts'
import { chain, flask, hex, orbital } from './chemistry-motifs.ts'
import { field, orbit, prism, wave } from './physics-motifs.ts'

export type Art = { motif: string; shapes: readonly Shape[] }

type Draw = (random: () => number) => Shape[]
type MotifRow = readonly [motif: string, words: RegExp, draw: Draw]

// The first row whose words stand in the key decides; a key without any takes a row by its seed.
const motifs: Record<SubjectKey, readonly MotifRow[]> = {
  Physics: [
    ['prism', /optic|measure|experiment|ray|lens|light/, prism],
    ['orbit', /kinematic|rotation|nucle|kinetic|induction|planet|circular/, orbit],
    ['field', /laws|gravit|static|magnetism|thermo|charge|field/, field],
    ['wave', /wave|oscillat|energy|liquid|current|radiation|device|sound/, wave],
  ],
  Chemistry: [
    ['orbital', /atomic|period|d-and-f|quantum/, orbital],
    ['flask', /concept|thermo|equilib|kinetic|technique|practical|acid/, flask],
    ['hex', /solution|p-block|coordination|hydrocarbon|oxygen|biomolecule|aromatic/, hex],
    ['chain', /bond|redox|electrochem|halogen|nitrogen|polymer|alk/, chain],
  ],
  Biology: [
    ['helix', /molecular|biotech|dna|gene/, helix],
    ['petals', /organisation|flower|principles|inherit/, petals],
    ['cells', /cell|human|welfare|tissue|microb/, cells],
    ['leaf', /diversity|plant|evolution|ecolog|environment/, leaf],
  ],
}

/** The picture of a chapter: a motif that fits its words, drawn by a seed made of its key; always the same. */
export function chapterArt(subject: SubjectKey, key: string): Art {
  const rows = motifs[subject]
  const seed = seedOf(key)
  const [motif, , draw] =
    rows.find(([, words]) => words.test(key)) ?? rows[seed % rows.length] ?? rows[0] ?? nothing
  return { motif, shapes: draw(warm(seed)) }
}

/** The four motifs of a subject, for its one picture. */
export const subjectArt = (subject: SubjectKey): readonly Art[] =>
  motifs[subject].map(([motif, , draw]) => ({ motif, shapes: draw(warm(seedOf(subject + motif))) }))

const nothing: MotifRow = ['none', /^$/, () => []]

/** FNV-1a: keys that differ in one letter get seeds far apart. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** The first numbers of the generator still look like its seed. */
function warm(seed: number): () => number {
  const random = seededRandom(seed)
  for (let turn = 0; turn < 3; turn += 1) random()
  return random
}
