import { randomUUID } from 'node:crypto'
import type { SittingEvent } from '@vikalp/domain/sitting/event'
import { letters } from '@vikalp/domain/vocabulary'
import type { Call, Client } from '../overload/client.ts'
import type { Next } from '../overload/practice.ts'

const template = 'neet-ug-2027'
const forms = 12
const places = 180
const atOnce = 8

/** A candidate in the hall; `seq` is the number of the last act. */
export type Sitting = { token: string; sittingId: string; pageId: string; seq: number }

/** Begins a sitting for each of them; `times` are the milliseconds of the beginnings. */
export async function beginAll(
  client: Client,
  tokens: readonly string[],
): Promise<{ sittings: Sitting[]; times: number[] }> {
  const sittings: Sitting[] = []
  const times: number[] = []
  const left = tokens.entries()
  const enter = async (): Promise<void> => {
    for (const [n, token] of left) {
      const sitting = { token, sittingId: randomUUID(), pageId: randomUUID(), seq: 0 }
      const { sittingId, pageId } = sitting
      await call(client, {
        path: '/api/sittings',
        token,
        body: { sittingId, template, form: 1 + (n % forms) },
      })
      times.push(
        await call(client, {
          path: `/api/sittings/${sittingId}/begin`,
          token,
          body: { agreed: true, pageId },
        }),
      )
      sittings.push(sitting)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, enter))
  return { sittings, times }
}

async function call(client: Client, asked: Omit<Call, 'method'>): Promise<number> {
  const { status, text, ms } = await client.call({ ...asked, method: 'POST' })
  if (status !== 200) throw new Error(`${asked.path} answered ${status}: ${text}`)
  return ms
}

/** In turns: every other batch is a sign of life, the others open, answer and save a question. */
export function nextBatch(client: Client, sittings: readonly Sitting[]): Next {
  let turn = 0
  return () => {
    const sitting = sittings[turn % sittings.length]
    if (!sitting) throw new Error('There are no sittings')
    const round = Math.floor(turn / sittings.length)
    const isLife = (turn + round) % 2 === 0
    turn++
    const { token, sittingId, pageId } = sitting
    const body = { pageId, events: isLife ? [] : actsOf(sitting) }
    return client.call({ method: 'POST', path: `/api/sittings/${sittingId}/events`, token, body })
  }
}

function actsOf(sitting: Sitting): SittingEvent[] {
  const q = Math.floor(sitting.seq / 3) % places
  const t = 1000 * sitting.seq
  const acts = [
    { k: 'open', q, t },
    { k: 'pick', q, v: letters[q % 4], t: t + 1000 },
    { k: 'save', q, t: t + 2000 },
  ] as const
  return acts.map((act) => {
    sitting.seq += 1
    return { ...act, seq: sitting.seq }
  })
}
