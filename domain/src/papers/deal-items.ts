import type { Random } from '../random.ts'
import { type Difficulty, difficulties } from '../vocabulary.ts'
import { fits, type PaperItem } from './paper-bank.ts'
import type { Section } from './template.ts'

/** The places of a section that ask for the same: those of one difficulty, or all where any will do. */
export type Bucket = { section: number; difficulty?: Difficulty; size: number }

export const bucketsOf = (section: Section, index: number): Bucket[] =>
  section.mix
    ? difficulties.map((difficulty) => ({
        section: index,
        difficulty,
        size: section.mix?.[difficulty] ?? 0,
      }))
    : [{ section: index, size: section.count }]

/** The sections of one subject, with their places in the paper. */
export type Indexed = { section: Section; index: number }

/**
 * Each item goes to one section, by its index. Of those that can be asked with options or without, sections of typed
 * numbers get three times what they need for `forms` papers, all when there are no more.
 */
export function dealItems(
  items: readonly PaperItem[],
  sections: readonly Indexed[],
  forms: number,
  random: Random,
): Map<number, PaperItem[]> {
  const beside = sections.map(({ section }) => section)
  const dealt = new Map<number, PaperItem[]>(sections.map(({ index }) => [index, []]))
  const choices = items.map((item) => sections.filter(({ section }) => fits(item, section, beside)))
  const isTyped = ({ section }: Indexed) => section.type === 'numeric'
  const needed = 3 * forms * sections.filter(isTyped).reduce((sum, { section }) => sum + section.count, 0)
  const share = needed / Math.max(1, choices.filter((fitting) => fitting.some(isTyped)).length)
  for (const [i, item] of items.entries()) {
    const fitting = choices[i] ?? []
    const typed = fitting.filter(isTyped)
    const others = fitting.filter((each) => !isTyped(each))
    const chosen = typed.length > 0 && (others.length === 0 || random() < share) ? typed : others
    const place = drawBySize(chosen, random)
    if (place) dealt.get(place.index)?.push(item)
  }
  return dealt
}

function drawBySize(sections: readonly Indexed[], random: Random): Indexed | undefined {
  let drawn = random() * sections.reduce((sum, { section }) => sum + section.count, 0)
  for (const each of sections) {
    drawn -= each.section.count
    if (drawn < 0) return each
  }
  return sections.at(-1)
}
