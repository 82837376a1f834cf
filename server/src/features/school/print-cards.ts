import { fileURLToPath } from 'node:url'
import { formatCode } from '@vikalp/domain/classes/join-code'
import { byRollNo } from '@vikalp/domain/classes/roll-number'
import { rosterLimits } from '@vikalp/domain/limits'
import { Piscina } from 'piscina'
import { newOneTimeCode, storedOneTimeCode } from '#access/one-time-code.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound, unavailable } from '#platform/problem.ts'
import { findInstituteName, listWaiting, saveCodes } from './cards.store.ts'
import type { CardSheet } from './cards-worker.ts'

const longestQueue = 4

// On a thread of its own that gives way to the one that answers requests, with fonts and pages in a memory of its own.
const worker = new Piscina<CardSheet, Uint8Array>({
  filename: fileURLToPath(import.meta.resolve('./cards-worker.ts')),
  minThreads: 0,
  maxThreads: 1,
  maxQueue: longestQueue,
  idleTimeout: 60_000,
  niceIncrement: 5,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
})

type Chosen = { role: string; class: string | null; address: string }

const dayMs = 24 * 3600 * 1000

/** New codes for everybody without a password; they are stored only as hashes, so a card cannot be printed again. */
export async function printCards(
  { db, clock }: FeatureDeps,
  instituteId: string,
  { address, ...chosen }: Chosen,
): Promise<{ cards: number; pdf: string }> {
  if (worker.queueSize >= longestQueue) throw unavailable('Printing', new Error('too many at a time'))
  const now = clock()
  const cards = await db.transaction(async (tx) => {
    const waiting = await listWaiting(tx, { instituteId, ...chosen })
    const coded = waiting.map((person) => ({ ...person, code: newOneTimeCode() }))
    await saveCodes(
      tx,
      coded.map(({ id, code }) => ({ id, stored: storedOneTimeCode(code, now) })),
    )
    return coded
  })
  if (cards.length === 0) throw notFound('Anybody without a password')
  const pdf = await worker.run(
    {
      institute: await findInstituteName(db, instituteId),
      address,
      until: new Date(now.getTime() + rosterLimits.codeDays * dayMs).toISOString(),
      cards: cards.map((card) => ({ ...card, code: formatCode(card.code) })).sort(byClassAndRollNo),
    },
    { name: 'drawCards' },
  )
  return { cards: cards.length, pdf: Buffer.from(pdf).toString('base64') }
}

type Placed = { class: string | null; rollNo: string | null }

/** A class after the other, in the order of its roll call: so the cards are handed out. */
function byClassAndRollNo(one: Placed, other: Placed): number {
  const [first, second] = [one, other].map((card) => ({ rollNo: card.class ?? '' }))
  const byClass = first && second ? byRollNo(first, second) : 0
  return byClass || byRollNo({ rollNo: one.rollNo ?? '' }, { rollNo: other.rollNo ?? '' })
}
