import { indianDay } from '@vikalp/domain/progress/periods'
import { z } from 'zod'
import { connect, type Db } from '../platform/db.ts'
import { inSchema } from '../platform/tenants.ts'
import { keepText, listReportedTexts, type ReportedText, removeText } from './moderation.store.ts'
import { printable } from './printable.ts'

const usage = 'npm run moderation [keep | remove ID]'

/** Lists the suggestions that were reported on the whole site, or judges one and says which are left (record 0029). */
export async function moderation(
  databaseUrl: string,
  { args, now }: { args: readonly string[]; now: Date },
): Promise<string[]> {
  const db = connect(inSchema(databaseUrl, 'public'), { size: 1, isUnhurried: true })
  try {
    const judged = args.length > 0 ? [await judge(db, args, now)] : []
    const waiting = await listReportedTexts(db, now)
    const hidden = waiting.filter((one) => one.hidden).length
    return [
      ...judged,
      ...waiting.map(lineOf),
      `${hidden} reported ${hidden === 1 ? 'suggestion is' : 'suggestions are'} hidden`,
    ]
  } finally {
    await db.close()
  }
}

async function judge(db: Db, [verb, id = '']: readonly string[], now: Date): Promise<string> {
  if ((verb !== 'keep' && verb !== 'remove') || !z.uuid().safeParse(id).success) throw new Error(usage)
  const isDone = verb === 'keep' ? await keepText(db, id, now) : await removeText(db, id)
  if (!isDone) throw new Error(`There is no suggestion ${id}`)
  return verb === 'keep' ? `${id} is shown again` : `${id} is removed`
}

const lineOf = ({ id, questionId, createdAt, reports, hidden, text }: ReportedText): string =>
  `${id} (${questionId}, ${indianDay(createdAt)}), ${reports} reports, ${hidden ? 'hidden' : 'shown'}: ${printable(text)}`
