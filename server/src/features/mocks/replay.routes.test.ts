import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { RunningSitting } from '@vikalp/contract/mocks/sittings'
import { type Random, seededRandom, shuffle } from '@vikalp/domain/random'
import type { HallPaper } from '@vikalp/domain/sitting/event'
import { emptyLog, withEvents } from '@vikalp/domain/sitting/event-log'
import { hallReport } from '@vikalp/domain/sitting/hall-report'
import { closeSitting } from '@vikalp/domain/sitting/late-delivery'
import { letters, sittingActions } from '@vikalp/domain/vocabulary'
import { type Act, sitDown } from '#testing/mocks/hall.ts'
import { type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const acts = sittingActions.filter((k) => k !== 'submit')

const oneOf = <T>(random: Random, values: readonly T[]): T | undefined =>
  values[Math.floor(random() * values.length)]

/** Anything that a page could send, sensible or not. */
function randomActs(random: Random, places: number): Act[] {
  let t = 0
  return Array.from({ length: 80 }, () => {
    t += Math.floor(random() * 15_000)
    const q = Math.floor(random() * places)
    const v = random() < 0.6 ? oneOf(random, letters) : String(Math.floor(random() * 70))
    return { k: oneOf(random, acts) ?? 'open', q, v, t }
  })
}

const hallOfPaper = ({ dialect, isErasable, questions }: RunningSitting): HallPaper => ({
  dialect,
  isErasable,
  types: questions.map(({ type }) => type),
  sections: questions.map(({ section }) => section),
})

for (let seed = 1; seed <= 12; seed++)
  test(`batches in any order and twice leave what the page shows, ${seed}`, async () => {
    const random = seededRandom(seed)
    server.setTime('2026-11-21T06:00:00.000Z')
    const { hall, page, paper } = await sitDown(server, await server.signUp('student'))
    const events = page.act(...randomActs(random, paper.questions.length))
    const batches: (typeof events)[] = []
    for (let from = 0; from < events.length; ) {
      const to = from + 1 + Math.floor(random() * 9)
      batches.push(events.slice(from, to))
      from = to
    }
    const twice = batches.filter(() => random() < 0.4)
    for (const batch of shuffle([...batches, ...twice], random)) await hall.deliver(page, batch)
    const shown = closeSitting(
      hallOfPaper(paper),
      withEvents(
        emptyLog,
        events.map((event) => ({ ...event, page: 1 })),
      ),
      25 * 60_000,
    )
    server.setTime('2026-11-21T06:25:00.000Z')
    await hall.submit(page)
    const { questions, time, late } = await hall.result()
    assert.deepEqual(
      questions.map(({ response }) => response),
      shown.state.questions.map(({ response }) => response),
    )
    assert.deepEqual(time, hallReport(shown.state))
    assert.deepEqual(late, { answers: 0, minutes: 0, refused: 0, missing: 0, counts: true })
  })
