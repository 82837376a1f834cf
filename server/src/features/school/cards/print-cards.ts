import { fileURLToPath } from 'node:url'
import { formatCode } from '@vikalp/domain/classes/join-code'
import { compareRollNos } from '@vikalp/domain/classes/roll-number'
import { rosterLimits } from '@vikalp/domain/limits'
import { Piscina } from 'piscina'
import { newOneTimeCode, storedOneTimeCode } from '#access/one-time-code.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound, Problem, unavailable } from '#platform/problem.ts'
import { lockHandle } from '../school.store.ts'
import { findInstituteName, listWaiting, saveCodes } from './cards.store.ts'
import type { Card, CardSheet } from './cards-worker.ts'

// On a thread of its own that gives way to the one that answers requests, with fonts and pages in a memory of its own.
const worker = new Piscina<CardSheet, Uint8Array>({
  filename: fileURLToPath(import.meta.resolve('./cards-worker.ts')),
  minThreads: 0,
  maxThreads: 1,
  maxQueue: 4,
  idleTimeout: 60_000,
  niceIncrement: 5,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
})

type Chosen = { role: string; class: string | null; address: string }

const dayMs = 24 * 3600 * 1000

/**
 * New codes for everybody without a password; they are stored only as hashes, so a card cannot be printed again. They count
 * once the cards are drawn: when that fails, those handed out before go on.
 */
export async function printCards(
  { db, clock }: FeatureDeps,
  instituteId: string,
  { address, ...chosen }: Chosen,
): Promise<{ cards: number; pdf: string }> {
  const most = rosterLimits.rows
  const waiting = await listWaiting(db, { instituteId, ...chosen, most: most + 1 })
  if (waiting.length === 0) throw notFound('Anybody without a password')
  if (waiting.length > most)
    throw new Problem('conflict', `At most ${most} cards are printed at once: print them by class`)
  const now = clock()
  const coded = waiting.map((person) => ({ ...person, code: newOneTimeCode() }))
  const pdf = await draw({
    institute: await findInstituteName(db, instituteId),
    address,
    until: new Date(now.getTime() + rosterLimits.codeDays * dayMs).toISOString(),
    cards: coded.map((card) => ({ ...card, code: formatCode(card.code) })).sort(byClassAndRollNo),
  })
  await db.transaction(async (tx) => {
    await lockHandle(tx, instituteId)
    const codes = coded.map(({ id, code, storedBefore }) => ({
      id,
      storedBefore,
      stored: storedOneTimeCode(code, now),
    }))
    if (!(await saveCodes(tx, codes)))
      throw new Problem('conflict', 'Somebody chose a password or got another card meanwhile: print again')
  })
  return { cards: coded.length, pdf: Buffer.from(pdf).toString('base64') }
}

/** A queue that is full or a thread without memory is no fault of the request. */
const draw = (sheet: CardSheet): Promise<Uint8Array> =>
  worker.run(sheet, { name: 'drawCards' }).catch((error: unknown) => {
    throw unavailable('Printing', error)
  })

/** A class after the other, in the order of its roll call: so the cards are handed out. */
const byClassAndRollNo = (one: Card, other: Card): number =>
  compareRollNos(one.class ?? '', other.class ?? '') || compareRollNos(one.rollNo ?? '', other.rollNo ?? '')
