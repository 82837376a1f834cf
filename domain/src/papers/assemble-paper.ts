import type { LastAnswer } from '../quiz/last-answers.ts'
import { type Random, randomOf } from '../random.ts'
import { hasFairLetters } from './balance-letters.ts'
import type { Missing } from './missing.ts'
import { orderQuestions } from './order-questions.ts'
import type { PaperBank, PaperItem } from './paper-bank.ts'
import type { Picked } from './pick-items.ts'
import { type Choice, pickSubject } from './pick-subject.ts'
import { type PaperTemplate, sectionsOf, subjectsOf } from './template.ts'

/** The questions in their order, each with the place of its section among all of the template. */
export type Paper = { questionIds: string[]; sections: number[] }

export type Assembled = { paper: Paper } | { missing: Missing }

/** How much those who will sit a paper know of the bank. */
export type Experience = {
  /** How many of them have met a question: 1 or nothing for one student. */
  metBy?: ReadonlyMap<string, number>
  /** How one student last answered. */
  answered?: ReadonlyMap<string, LastAnswer>
}

type Wanted = {
  template: PaperTemplate
  bank: PaperBank
  /** Not to be asked at present. */
  held: ReadonlySet<string>
}

/** How often a form is drawn until each letter has its share of the keys, which exchanges of equal items may not give. */
const mostDraws = 12

/** A numbered form is the same for everybody and shares no question with those before it (record 0045). */
export function assembleForm({
  template,
  bank,
  held,
  earlier,
}: Wanted & { earlier: readonly (readonly string[])[] }): Assembled {
  const used = new Set([...held, ...earlier.flat()])
  const choice: Omit<Choice, 'seed'> = {
    isFree: ({ id }) => !used.has(id),
    preference: ({ isPooled }) => Number(!isPooled),
    compare: (a, b) => Number(b.isPooled) - Number(a.isPooled),
    earlier,
    forms: Math.max(1, template.forms - earlier.length),
  }
  const drawn = (draw: number): Assembled =>
    assemble(template, bank, { ...choice, seed: `${template.key} ${earlier.length + 1}${'+'.repeat(draw)}` })
  const isGood = (form: Assembled) => 'missing' in form || hasFairSubjects(template, bank, form.paper)
  for (let draw = 0; draw < mostDraws; draw++) {
    const form = drawn(draw)
    if (isGood(form)) return form
  }
  return drawn(0)
}

function hasFairSubjects(template: PaperTemplate, bank: PaperBank, { questionIds }: Paper): boolean {
  const asked = new Set(questionIds)
  const items = bank.items.filter(({ id }) => asked.has(id))
  return subjectsOf(template).every((each) => hasFairLetters(items.filter(({ subject }) => subject === each)))
}

export type FreshWanted = Wanted & Experience & { published: ReadonlySet<string>; seed: string }

/** A fresh paper prefers what has not been met, then what no numbered form has, and leaves them the pool. */
export function assembleFresh({ template, bank, held, seed, ...known }: FreshWanted): Assembled {
  return assemble(template, bank, {
    seed,
    isFree: ({ id, isPooled }) => !held.has(id) && !isPooled,
    preference: (item) => preferenceOf(item, known),
    compare: (a, b) => compareItems(a, b, known),
    earlier: [],
    forms: template.forms,
  })
}

export type Known = Experience & { published: ReadonlySet<string> }

const preferenceOf = ({ id }: PaperItem, { metBy, published }: Known): number =>
  2 * (metBy?.get(id) ?? 0) + Number(published.has(id))

/** Better ones first: met by fewest, in no form, then answered wrong, then longest ago. */
export function compareItems(a: PaperItem, b: PaperItem, known: Known): number {
  const last = ({ id }: PaperItem) => known.answered?.get(id)
  return (
    preferenceOf(a, known) - preferenceOf(b, known) ||
    Number(last(a)?.wasCorrect ?? false) - Number(last(b)?.wasCorrect ?? false) ||
    (last(a)?.order ?? 0) - (last(b)?.order ?? 0)
  )
}

function assemble(template: PaperTemplate, bank: PaperBank, choice: Choice): Assembled {
  const chosen: Picked[] = []
  for (const subject of subjectsOf(template)) {
    const picks = pickSubject(template, subject, bank, choice)
    if ('missing' in picks) return picks
    chosen.push(...picks.picked)
  }
  return { paper: inOrder(template, chosen, randomOf(`${choice.seed} order`)) }
}

function inOrder(template: PaperTemplate, chosen: readonly Picked[], random: Random): Paper {
  const paper: Paper = { questionIds: [], sections: [] }
  let before: string | undefined
  for (const index of sectionsOf(template).keys()) {
    const items = chosen.filter(({ section }) => section === index).map(({ item }) => item)
    const ordered = orderQuestions(items, random, before)
    before = ordered.at(-1)?.topic
    paper.questionIds.push(...ordered.map(({ id }) => id))
    paper.sections.push(...ordered.map(() => index))
  }
  return paper
}
