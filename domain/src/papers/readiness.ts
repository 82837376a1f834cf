import { assembleForm } from './assemble-paper.ts'
import { bucketsOf } from './deal-items.ts'
import type { Missing } from './missing.ts'
import { fits, type PaperBank } from './paper-bank.ts'
import { itemsFor } from './pick-subject.ts'
import { type PaperTemplate, sectionsOf } from './template.ts'

/** A template is offered when a paper of it can be assembled today; else it says what is missing. */
export type Readiness = { isReady: boolean; missing: Missing[] }

export function readinessOf(
  template: PaperTemplate,
  bank: PaperBank,
  held: ReadonlySet<string> = new Set(),
): Readiness {
  const short = shortages(template, bank, held)
  if (short.length > 0) return { isReady: false, missing: short }
  // Enough of everything, and still two limits may be in each other's way.
  const made = assembleForm({ template, bank, held, earlier: [] })
  return 'missing' in made ? { isReady: false, missing: [made.missing] } : { isReady: true, missing: [] }
}

/** By section; of one with enough questions, by difficulty. */
function shortages(template: PaperTemplate, bank: PaperBank, held: ReadonlySet<string>): Missing[] {
  return sectionsOf(template).flatMap((section, index): Missing[] => {
    const { subject, part, type, form, count } = section
    const beside = sectionsOf(template).filter((other) => other.subject === subject)
    const items = itemsFor(template, subject, bank).filter(
      (item) => !held.has(item.id) && fits(item, section, beside),
    )
    const names = { subject, part, type, form }
    if (items.length < count) return [{ ...names, need: count, have: items.length }]
    return bucketsOf(section, index)
      .map(({ difficulty, size }) => ({
        ...names,
        difficulty,
        need: size,
        have: items.filter((item) => difficulty === undefined || item.difficulty === difficulty).length,
      }))
      .filter(({ need, have }) => have < need)
  })
}

/** The numbered forms that the bank gives, one after the other, and what binds where they are fewer than published. */
export function formsOf(template: PaperTemplate, bank: PaperBank, held: ReadonlySet<string> = new Set()) {
  const forms: string[][] = []
  while (forms.length < template.forms) {
    const made = assembleForm({ template, bank, held, earlier: forms })
    if ('missing' in made) return { forms, missing: made.missing }
    forms.push(made.paper.questionIds)
  }
  return { forms, missing: undefined }
}
