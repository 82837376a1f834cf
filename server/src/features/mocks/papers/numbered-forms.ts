import { randomUUIDv7 } from 'node:crypto'
import { type Assembled, assembleForm } from '@vikalp/domain/papers/assemble-paper'
import { type Readiness, readinessOf } from '@vikalp/domain/papers/readiness'
import type { PaperTemplate } from '@vikalp/domain/papers/template'
import type { Queries } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { type FormRow, insertPaper, listForms } from './papers.store.ts'

const nothingHeld: ReadonlySet<string> = new Set()

/**
 * The numbered forms: made when they are first asked for, and stored, so that one stays as it is when the bank grows. What
 * was assembled is remembered, because the next form is the same for every caller and every schema.
 */
export class NumberedForms {
  readonly #bank: QuestionBank
  readonly #next = new Map<string, Assembled>()
  readonly #readiness = new Map<string, Readiness>()

  constructor(bank: QuestionBank) {
    this.#bank = bank
  }

  readinessOf(template: PaperTemplate): Readiness {
    const known = this.#readiness.get(template.key) ?? readinessOf(template, this.#bank.paperBank)
    this.#readiness.set(template.key, known)
    return known
  }

  /** All forms of each template. */
  async of(
    db: Queries,
    templates: readonly PaperTemplate[],
    now: Date,
  ): Promise<Map<string, readonly FormRow[]>> {
    const stored = Map.groupBy(
      await listForms(
        db,
        templates.map(({ key }) => key),
      ),
      ({ template }) => template,
    )
    const all = new Map<string, readonly FormRow[]>()
    for (const template of templates)
      all.set(template.key, await this.#complete(db, template, stored.get(template.key) ?? [], now))
    return all
  }

  async #complete(
    db: Queries,
    template: PaperTemplate,
    stored: readonly FormRow[],
    now: Date,
  ): Promise<readonly FormRow[]> {
    if (stored.length >= template.forms || !this.readinessOf(template).isReady) return stored
    const made = this.#nextForm(template, stored)
    if ('missing' in made) return stored
    const form = { id: randomUUIDv7(), template: template.key, form: stored.length + 1, ...made.paper }
    if (await insertPaper(db, { ...form, blueprint: null, madeAt: now }))
      return this.#complete(db, template, [...stored, form], now)
    return this.#complete(db, template, await listForms(db, [template.key]), now)
  }

  #nextForm(template: PaperTemplate, stored: readonly FormRow[]): Assembled {
    const earlier = stored.map(({ questionIds }) => questionIds)
    const name = `${template.key} ${earlier.map((ids) => ids.join()).join(' ')}`
    const next =
      this.#next.get(name) ??
      assembleForm({ template, bank: this.#bank.paperBank, held: nothingHeld, earlier })
    this.#next.set(name, next)
    return next
  }
}
