import { assembleForm } from '@vikalp/domain/papers/assemble-paper'
import type { PaperTemplate } from '@vikalp/domain/papers/template'
import { addDays, indianDay } from '@vikalp/domain/progress/periods'
import { seededRandom } from '@vikalp/domain/random'
import type { SittingEvent } from '@vikalp/domain/sitting/event'
import { insertPaper } from '#features/mocks/papers/papers.store.ts'
import { receipts } from '#features/mocks/receipts.ts'
import { storeBatch } from '#features/mocks/sittings/batches.store.ts'
import { closeLocked } from '#features/mocks/sittings/close-sitting.ts'
import { beginSitting, insertSitting } from '#features/mocks/sittings/sittings.store.ts'
import type { Queries } from '#platform/db.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { momentOf } from '../moments.ts'
import { demoAccounts } from '../people/demo-accounts.ts'
import { sampleId } from '../sample-id.ts'
import { drawActs } from './sample-acts.ts'

/** The first forms of NEET, on days of the streak. */
const sat = [
  { daysAgo: 10, rightOf100: 66 },
  { daysAgo: 4, rightOf100: 74 },
] as const
const key = 'neet-ug-2027'
const morning = 10 * 60
const batch = 100

/** The demo student has sat two papers, of the same forms that everybody gets. */
export async function sitSamplePapers(tx: Queries, bank: QuestionBank, now: Date): Promise<void> {
  const template = bank.templates.find((known) => known.key === key)
  const [sitting] = template?.sittings ?? []
  if (!template || !sitting) return
  const earlier: (readonly string[])[] = []
  for (const [n, { daysAgo, rightOf100 }] of sat.entries()) {
    const form = n + 1
    const questionIds = await publish(tx, bank, template, { form, earlier, now })
    if (!questionIds) return
    earlier.push(questionIds)
    const beganAt = momentOf(addDays(indianDay(now), -daysAgo), morning)
    const events = drawActs(bank, questionIds, rightOf100, seededRandom(form))
    await sit(tx, bank, { form, beganAt, minutes: sitting.minutes, events })
  }
}

type Form = { form: number; earlier: readonly (readonly string[])[]; now: Date }

/** The questions of the form; none where the bank does not give it. */
async function publish(
  tx: Queries,
  bank: QuestionBank,
  template: PaperTemplate,
  { form, earlier, now }: Form,
): Promise<readonly string[] | undefined> {
  const made = assembleForm({ template, bank: bank.paperBank, held: new Set(), earlier })
  if ('missing' in made) return undefined
  const id = sampleId('paper', form)
  await insertPaper(tx, { id, template: key, blueprint: null, form, ...made.paper, madeAt: now })
  return made.paper.questionIds
}

type Sat = { form: number; beganAt: Date; minutes: number; events: readonly SittingEvent[] }

async function sit(tx: Queries, bank: QuestionBank, { form, beganAt, minutes, events }: Sat): Promise<void> {
  const own = { id: sampleId('sitting', form), studentId: demoAccounts.student.id }
  const [paperId, pageId] = [sampleId('paper', form), sampleId('page', form)]
  const endsAt = new Date(beganAt.getTime() + minutes * 60_000)
  const alone = { part: 0, afterId: null, testId: null, questionOrder: null, optionOrders: null }
  await insertSitting(tx, { ...own, ...alone, paperId, madeAt: beganAt, met: [] })
  await beginSitting(tx, { ...own, pageId, now: beganAt, endsAt })
  for (let from = 0; from < events.length; from += batch) {
    const part = events.slice(from, from + batch)
    const now = new Date(beganAt.getTime() + (part.at(-1)?.t ?? 0))
    await storeBatch(tx, { ...own, pageId, page: 1, events: part, now })
  }
  const handedInAt = new Date(beganAt.getTime() + (events.at(-1)?.t ?? 0) + 60_000)
  await closeLocked({ bank, receiptFor: receipts('sample') }, tx, own, 'student', handedInAt)
}
