import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { EventsAck } from '@vikalp/contract/mocks/events'
import type { SittingResult } from '@vikalp/contract/mocks/results'
import type { RunningSitting } from '@vikalp/contract/mocks/sittings'
import { seededRandom, shuffle } from '@vikalp/domain/random'
import type { HallState, SittingEvent } from '@vikalp/domain/sitting/event'
import { fold } from '@vikalp/domain/sitting/fold'
import { letters } from '@vikalp/domain/vocabulary'
import type { Call } from '../../server/src/testing/take-quiz.ts'
import type { Fault } from './fault.ts'
import { killAll, postgresOf } from './rig/processes.ts'
import { signUpStudents } from './rig/student.ts'
import { type Trial, trial } from './rig/trial.ts'

const acts = 300
const batch = 5
const kills = 20
const quickKills = 4

export const killedSitting: Fault = {
  name: 'killed-sitting',
  does: `kill -9 of the server and of the postmaster in turns, ${kills} times in a paper of ${acts} acts; all batches are sent again in another order`,
  criterion: 'what the server folds is what the page shows, and no acknowledged act is lost',
  run: (isQuick) =>
    trial({ survives: false }, async (trial) => {
      const [student] = await signUpStudents(trial.product.url, 1)
      assert.ok(student)
      const call = trial.load.callAs(student)
      await sitThrough(trial, call, isQuick ? quickKills : kills)
    }),
}

async function sitThrough({ product, observations }: Trial, call: Call, times: number): Promise<void> {
  const [sittingId, pageId] = [randomUUID(), randomUUID()]
  const at = `/api/sittings/${sittingId}`
  await call('POST', '/api/sittings', { sittingId, template: 'neet-ug-2027', form: 1 })
  const paper = await call<RunningSitting>('POST', `${at}/begin`, { agreed: true, pageId })
  const batches = batchesOf(paper.questions.length)
  const between = Math.floor(batches.length / times)
  for (const [i, events] of batches.entries()) {
    const delivered = call<EventsAck>('POST', `${at}/events`, { pageId, events })
    if (i % between === 0 && i / between < times) await kill({ product, observations }, i / between)
    const { ackSeq } = await delivered
    if (ackSeq !== events.at(-1)?.seq) observations.breach(`${ackSeq} was acknowledged instead`)
  }
  const shown = foldOf(paper, batches.flat())
  await compare(call, { at, shown, observations })
  for (const events of shuffle(batches, seededRandom(11)))
    await call('POST', `${at}/events`, { pageId, events })
  const last = await compare(call, { at, shown, observations })
  await call('POST', `${at}/submit`, { pageId: last })
  const { questions, late, changes } = await call<SittingResult>('GET', `${at}/result`)
  const responses = questions.map(({ response }) => response)
  if (
    !isDeepStrictEqual(
      responses,
      shown.questions.map(({ response }) => response),
    )
  )
    observations.breach('the result was of other answers')
  if (late.answers + late.missing + late.refused + changes.length > 0)
    observations.breach('the result had acts that were late, missing or refused')
}

/** The server and its database in turns, while a batch is on its way. */
async function kill(
  { product, observations }: Pick<Trial, 'product' | 'observations'>,
  turn: number,
): Promise<void> {
  killAll(turn % 2 === 0 ? [product.pid] : postgresOf(product.dataDir).postmaster)
  if (!(await product.isReady())) observations.breach(`not ready a minute after kill ${turn + 1}`)
}

/** Opens, picks and saves, of every fifth question only the pick; all within the seconds that the kills take. */
function batchesOf(places: number): SittingEvent[][] {
  const events = Array.from({ length: acts }, (_, i): SittingEvent => {
    const q = Math.floor(i / 3) % places
    const event = { seq: i + 1, q, t: 4 * i }
    if (i % 3 === 0) return { ...event, k: 'open' }
    if (i % 3 === 1) return { ...event, k: 'pick', v: letters[q % 4] }
    return { ...event, k: q % 5 === 0 ? 'mark' : 'save' }
  })
  return Array.from({ length: acts / batch }, (_, i) => events.slice(i * batch, (i + 1) * batch))
}

function foldOf(
  { dialect, isErasable, questions }: RunningSitting,
  events: readonly SittingEvent[],
): HallState {
  const types = questions.map(({ type }) => type)
  const sections = questions.map(({ section }) => section)
  const logged = events.map((event) => ({ ...event, page: 1 }))
  return fold({ dialect, isErasable, types, sections }, logged)
}

type Comparison = { at: string; shown: HallState; observations: Trial['observations'] }

/** Opens the sitting on another page, whose id it gives. */
async function compare(call: Call, { at, shown, observations }: Comparison): Promise<string> {
  const pageId = randomUUID()
  const { hall } = await call<RunningSitting>('POST', `${at}/resume`, { pageId })
  if (!isDeepStrictEqual(hall, shown)) observations.breach('the server folded another state than the page')
  return pageId
}
