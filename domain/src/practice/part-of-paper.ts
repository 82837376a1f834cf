import { assembleFresh } from '../papers/assemble-paper.ts'
import { fits, type PaperBank, type PaperItem } from '../papers/paper-bank.ts'
import { type PaperTemplate, type Section, sectionsOf } from '../papers/template.ts'
import { randomOf, shuffle } from '../random.ts'
import { type Difficulty, difficulties, type SubjectKey } from '../vocabulary.ts'
import { shareOut } from './share-out.ts'

type Wanted = {
  /** The pattern of a paper of the exam. */
  template: PaperTemplate
  subject: SubjectKey
  /** The items of the chapters that are practised. */
  bank: PaperBank
  /** What may be drawn. */
  unseen: ReadonlySet<string>
  count: number
  seed: string
}

/**
 * What a paper would ask of some chapters, in its order (rule 101): chapters by their share of the bank and difficulties and
 * forms by their share of the paper, exactly where enough is unseen, as near as it can be where not.
 */
export function drawPartOfPaper(wanted: Wanted): string[] {
  const { template, bank, unseen, seed } = wanted
  const items = bank.items.filter(({ id, isPooled }) => unseen.has(id) && !isPooled)
  const sections = sectionsFor(wanted, items)
  const count = sections.reduce((sum, section) => sum + section.count, 0)
  if (count === 0) return []
  const open = new Set(items.map(({ chapter }) => chapter))
  const ofOpen = bank.items.filter(({ chapter }) => open.has(chapter))
  const held = new Set(ofOpen.filter(({ id }) => !unseen.has(id)).map(({ id }) => id))
  for (const [from, asked] of [
    [ofOpen, sections],
    [items, sections],
    [items, sections.map(({ mix: _, ...section }) => section)],
  ] as const) {
    const [sitting] = template.sittings
    if (!sitting) break
    const made = assembleFresh({
      // A few topics may have to give all of it; where there is a choice, each gives its share.
      template: { ...template, perTopic: count, sittings: [{ ...sitting, sections: asked }] },
      bank: { ...bank, items: from },
      ...{ held, published: new Set(), seed },
    })
    if ('paper' in made) return made.paper.questionIds
  }
  const able = items.filter((item) => sections.some((section) => fits(item, section, sections)))
  return shuffle(able, randomOf(seed))
    .slice(0, count)
    .map(({ id }) => id)
}

/** The sections of the subject that a quiz can ask, each with its share of the questions and of what is hard and easy. */
function sectionsFor({ template, subject, count }: Wanted, items: readonly PaperItem[]): Section[] {
  const ofQuiz = sectionsOf(template).filter((one) => one.subject === subject && one.type === 'mcq')
  const able = ofQuiz.map((section) => items.filter((item) => fits(item, section, ofQuiz)))
  const counts = shareOut(
    count,
    ofQuiz.map((section) => section.count),
    able.map(({ length }) => length),
  )
  return ofQuiz.flatMap((section, i) => {
    const own = { ...section, count: counts[i] ?? 0 }
    if (own.count === 0) return []
    return [section.mix ? { ...own, mix: mixOf(section.mix, own.count, able[i] ?? []) } : own]
  })
}

function mixOf(
  mix: Readonly<Record<Difficulty, number>>,
  count: number,
  items: readonly PaperItem[],
): Record<Difficulty, number> {
  const [Easy = 0, Medium = 0, Hard = 0] = shareOut(
    count,
    difficulties.map((difficulty) => mix[difficulty]),
    difficulties.map((difficulty) => items.filter((item) => item.difficulty === difficulty).length),
  )
  return { Easy, Medium, Hard }
}
