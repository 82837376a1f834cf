import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { EventsAck } from '@vikalp/contract/mocks/events'
import type { SittingResult } from '@vikalp/contract/mocks/results'
import type { ReadySitting, RunningSitting, SubmittedSitting } from '@vikalp/contract/mocks/sittings'
import type { SittingEvent } from '@vikalp/domain/sitting/event'
import type { LostTimeChoice } from '@vikalp/domain/vocabulary'
import type { Reply, TestApp } from '../test-app.ts'

export type Act = Omit<SittingEvent, 'seq'>

/** One page of a candidate, which numbers its events. */
export type HallPage = {
  pageId: string
  events: SittingEvent[]
  /** What was done, to be sent now or later. */
  act(...acts: Act[]): SittingEvent[]
}

export function newPage(): HallPage {
  const events: SittingEvent[] = []
  return {
    pageId: randomUUID(),
    events,
    act: (...acts) => {
      const added = acts.map((act, i) => ({ ...act, seq: events.length + 1 + i }))
      events.push(...added)
      return added
    },
  }
}

/** A candidate at the routes; every call throws when the server rejects it, but `send`. */
export function hallOf(server: TestApp, token: string, sittingId: string = randomUUID()) {
  const call = server.as(token)
  const at = `/api/sittings/${sittingId}`
  return {
    sittingId,
    start: (choice: object = { template: 'sample', form: 1 }): Promise<ReadySitting> =>
      call('POST', '/api/sittings', { sittingId, ...choice }),
    begin: ({ pageId }: HallPage): Promise<RunningSitting> =>
      call('POST', `${at}/begin`, { agreed: true, pageId }),
    resume: ({ pageId }: HallPage): Promise<RunningSitting> => call('POST', `${at}/resume`, { pageId }),
    deliver: ({ pageId }: HallPage, events: readonly SittingEvent[] = []): Promise<EventsAck> =>
      call('POST', `${at}/events`, { pageId, events }),
    send: ({ pageId }: HallPage, events: readonly SittingEvent[] = []): Promise<Reply> =>
      server.call('POST', `${at}/events`, { token, body: { pageId, events } }),
    settle: (choice: LostTimeChoice): Promise<{ endsAt: string; returnedSeconds: number }> =>
      call('POST', `${at}/lost-time`, { choice }),
    submit: ({ pageId }: HallPage): Promise<SubmittedSitting> => call('POST', `${at}/submit`, { pageId }),
    read: (): Promise<ReadySitting> => call('GET', at),
    result: (): Promise<SittingResult> => call('GET', `${at}/result`),
    readResult: (): Promise<Reply> => server.call('GET', `${at}/result`, { token }),
  }
}

export type Hall = ReturnType<typeof hallOf>

/** A candidate who has begun a paper. */
export async function sitDown(
  server: TestApp,
  token: string,
  choice?: object,
): Promise<{ hall: Hall; page: HallPage; paper: RunningSitting }> {
  const hall = hallOf(server, token)
  await hall.start(choice)
  const page = newPage()
  return { hall, page, paper: await hall.begin(page) }
}

/** What is right in this place, as it is chosen or typed. */
export function rightAnswer({ bank }: TestApp, { questions }: RunningSitting, place: number): string {
  const id = questions[place]?.id ?? ''
  const answer = bank.find(id)?.answer ?? bank.findNumeric(id)?.answer.printed
  assert.ok(answer, id)
  return answer
}

export const wrongAnswer = (server: TestApp, paper: RunningSitting, place: number): string => {
  const right = rightAnswer(server, paper, place)
  return /\d/.test(right) ? `${right}1` : right === 'A' ? 'B' : 'A'
}

/** Opens the place, answers and saves, a second each. */
export const answering = (place: number, v: string, t: number): Act[] => [
  { k: 'open', q: place, t },
  { k: /\d/.test(v) ? 'key' : 'pick', q: place, v, t: t + 1000 },
  { k: 'save', q: place, t: t + 2000 },
]
