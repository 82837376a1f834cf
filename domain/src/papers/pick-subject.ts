import { type Random, randomOf, shuffle } from '../random.ts'
import type { SubjectKey } from '../vocabulary.ts'
import { allotPlaces, type Lack } from './allot-places.ts'
import { balanceLetters } from './balance-letters.ts'
import { type ChapterQuota, chapterQuotas, withCarry } from './chapter-quotas.ts'
import { type Bucket, bucketsOf, dealItems, type Indexed } from './deal-items.ts'
import type { Missing } from './missing.ts'
import { fits, likenesses, type PaperBank, type PaperItem } from './paper-bank.ts'
import { type Picked, pickItems } from './pick-items.ts'
import { type PaperTemplate, questionCount, sectionsOf, topicLimit } from './template.ts'

/** What decides between items that all fit. */
export type Choice = {
  seed: string
  isFree: (item: PaperItem) => boolean
  /** The paper takes as little of it as it can. */
  preference: (item: PaperItem) => number
  compare: (a: PaperItem, b: PaperItem) => number
  earlier: readonly (readonly string[])[]
  /** For how many papers typed numbers are kept. */
  forms: number
}

export type SubjectPicks = { picked: Picked[] } | { missing: Missing }

/** The questions of one subject for all its sections. */
export function pickSubject(
  template: PaperTemplate,
  subject: SubjectKey,
  bank: PaperBank,
  choice: Choice,
): SubjectPicks {
  const random = randomOf(`${choice.seed} ${subject}`)
  const sections = sectionsIn(template, subject)
  const able = itemsFor(template, subject, bank)
  const places = questionCount(sections.map(({ section }) => section))
  const quotas = hasOneRange(sections)
    ? quotasOf(able, choice.earlier, places)
    : new Map(able.map(({ chapter }) => [chapter, { least: 0, more: places, rank: 0 }]))
  const dealt = dealItems(able.filter(choice.isFree), sections, choice.forms, random)
  const alike = likenesses(bank)
  const unfit = new Set<string>()
  // Ends: an item that is unfit is left out for good, and when too few are left, something is missing.
  for (;;) {
    const sectionOf = new Map<PaperItem, number>()
    for (const [index, items] of dealt)
      for (const item of items) if (!unfit.has(item.id)) sectionOf.set(item, index)
    const allotted = allotPlaces(
      [...sectionOf.keys()],
      {
        quotas,
        buckets: sections.flatMap(({ section, index }) => bucketsOf(section, index)),
        perTopic: topicLimit(template),
        takes: (bucket, item) => sectionOf.get(item) === bucket.section && isAskedFor(bucket, item),
        preference: choice.preference,
      },
      random,
    )
    if ('lack' in allotted) return { missing: named(template, allotted.lack) }
    const picks = pickItems({ cells: allotted.cells, alike, compare: choice.compare, random })
    if ('picked' in picks)
      return { picked: balanced(template, picks.picked, sectionOf, alike, choice, random) }
    unfit.add(picks.unfit)
  }
}

const isAskedFor = ({ difficulty }: Bucket, item: PaperItem): boolean =>
  difficulty === undefined || difficulty === item.difficulty

const sectionsIn = (template: PaperTemplate, subject: SubjectKey): Indexed[] =>
  sectionsOf(template)
    .map((section, index) => ({ section, index }))
    .filter(({ section }) => section.subject === subject)

/** All items of the exam that some section of the subject can have. */
export function itemsFor(template: PaperTemplate, subject: SubjectKey, { items }: PaperBank): PaperItem[] {
  const sections = sectionsIn(template, subject).map(({ section }) => section)
  // In one order, so that every server draws the same, in whatever order it read the bank.
  return items
    .filter((item) => item.subject === subject && item.exams.includes(template.exam))
    .filter((item) => sections.some((section) => fits(item, section, sections)))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function balanced(
  template: PaperTemplate,
  picked: readonly Picked[],
  sectionOf: ReadonlyMap<PaperItem, number>,
  alike: ReadonlyMap<string, ReadonlySet<string>>,
  choice: Choice,
  random: Random,
): Picked[] {
  const pool = shuffle([...sectionOf], random).map(([item, section]) => ({ item, section }))
  const isEqual = (a: Picked, b: Picked) =>
    areInterchangeable(template, a, b) && choice.compare(a.item, b.item) === 0
  return balanceLetters(picked, { pool, alike, perTopic: topicLimit(template), isEqual })
}

/** Of one chapter and one section, and of one difficulty where the section asks for it. */
export function areInterchangeable(template: PaperTemplate, a: Picked, b: Picked): boolean {
  const isSamePlace = a.section === b.section && a.item.chapter === b.item.chapter
  return isSamePlace && (!sectionsOf(template)[a.section]?.mix || a.item.difficulty === b.item.difficulty)
}

/** Whether all sections draw from the same chapters. Where they do not, their own counts say what a chapter gets. */
const hasOneRange = (sections: readonly Indexed[]): boolean =>
  new Set(sections.map(({ section }) => section.chapters?.toSorted().join(' '))).size === 1

function quotasOf(
  able: readonly PaperItem[],
  earlier: Choice['earlier'],
  places: number,
): Map<string, ChapterQuota> {
  const chapterOf = new Map(able.map(({ id, chapter }) => [id, chapter]))
  const counts = (chapters: Iterable<string | undefined>): Map<string, number> => {
    const found = new Map<string, number>()
    for (const chapter of chapters) if (chapter) found.set(chapter, (found.get(chapter) ?? 0) + 1)
    return found
  }
  const forms = earlier.map((ids) => counts(ids.map((id) => chapterOf.get(id))))
  return chapterQuotas(withCarry(counts(able.map(({ chapter }) => chapter)), forms, places), places)
}

function named(template: PaperTemplate, { bucket, chapter, need, have }: Lack): Missing {
  const section = sectionsOf(template)[bucket.section]
  if (!section) throw new Error('A bucket belongs to a section')
  const { subject, part, type, form } = section
  return { subject, part, type, form, difficulty: bucket.difficulty, chapter, need, have }
}
