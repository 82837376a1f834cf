import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { KeyCorrection } from '@vikalp/domain/marking/key-correction'
import type { QuestionKey } from '@vikalp/domain/marking/mark-question'
import { letters } from '@vikalp/domain/vocabulary'
import { parse } from 'yaml'
import * as z from 'zod'

const Key = z.union([
  z.enum(['all-right', 'dropped']),
  z.array(z.enum(letters)).min(1),
  z.array(z.int()).min(1),
])

const Corrections = z.array(
  z.strictObject({
    question: z.string(),
    date: z.iso.date(),
    from: Key,
    to: Key,
    reason: z.string().trim().min(1),
  }),
)

/** The corrections of keys, in the order in which they were made. */
export async function readCorrections(file: string): Promise<KeyCorrection[]> {
  if (!existsSync(file)) return []
  const rows = Corrections.parse(parse(await readFile(file, 'utf8')))
  return rows.map(({ question, from, to, ...row }) => ({
    questionId: question,
    ...row,
    from: keyOf(from),
    to: keyOf(to),
  }))
}

function keyOf(written: z.infer<typeof Key>): QuestionKey {
  if (written === 'all-right' || written === 'dropped') return { kind: written }
  const right = written.filter((one) => typeof one === 'string')
  if (right.length > 0) return { kind: 'letters', right }
  const numbers = written.filter((one) => typeof one === 'number')
  return { kind: 'numbers', right: numbers.map((value) => ({ value, decimals: 0, tolerance: 0 })) }
}
