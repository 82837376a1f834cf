import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { bookmarksQuery, markedQuestions } from '#features/bookmarks/bookmarks.api.ts'
import { membersQuery, registerQuery } from '#features/classes/classes.api.ts'
import { staffQuery } from '#features/institute/staff/staff.api.ts'
import { mistakesQuery } from '#features/mistakes/mistakes.api.ts'
import { papersQuery, resultQuery, sittingsQuery } from '#features/mocks/mocks.api.ts'
import { readinessQuery } from '#features/readiness/readiness.api.ts'
import { ownReports } from '#features/reports/reports.api.ts'
import { latestPapersQuery } from '#features/student/mock-tests/latest-papers.api.ts'
import { historyQuery, studentOfQuery, studentQuery } from '#features/student/student.api.ts'
import { topicMapQuery } from '#features/topics/topics.api.ts'

function clientOf(t: TestContext): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0, networkMode: 'always' } } })
  t.after(() => client.clear())
  return client
}

/** How often the server is asked when this is visited twice in the same moment. */
async function askedInTwoVisits(t: TestContext, visit: (client: QueryClient) => Promise<unknown>) {
  t.mock.timers.enable({ apis: ['Date'] })
  const fetched = t.mock.method(globalThis, 'fetch', async () => Response.json({ data: { next: null } }))
  const client = clientOf(t)
  await visit(client)
  await visit(client)
  return fetched.mock.callCount()
}

const day = '2026-11-20'
const fresh: Record<string, (client: QueryClient) => Promise<unknown>> = {
  'the bookmarks': (client) => client.fetchInfiniteQuery(bookmarksQuery()),
  'the mistakes': (client) => client.fetchInfiniteQuery(mistakesQuery({ show: 'all' })),
  'a topic map': (client) => client.fetchQuery(topicMapQuery('Physics')),
  'what a paper would bring': (client) => client.fetchQuery(readinessQuery()),
  'the students of a class': (client) => client.fetchQuery(membersQuery('one')),
  'a register': (client) => client.fetchQuery(registerQuery('one', day)),
  'the teachers of an institute': (client) => client.fetchQuery(staffQuery),
  'the papers of mock tests': (client) => client.fetchQuery(papersQuery),
  'the newest papers on the profile': (client) => client.fetchQuery(latestPapersQuery),
  'the papers that were taken': (client) => client.fetchInfiniteQuery(sittingsQuery),
  'the result of a paper': (client) => client.fetchQuery(resultQuery('one')),
  'the history of a student': (client) => client.fetchInfiniteQuery(historyQuery()),
  'the profile of another student': (client) => client.fetchQuery(studentOfQuery('asha', 'weekly')),
}
for (const [what, visit] of Object.entries(fresh))
  test(`${what} may have changed since, and each visit asks`, async (t) => {
    assert.equal(await askedInTwoVisits(t, visit), 2)
  })

test('one’s own profile is asked for again, but not within the three seconds of a first visit', async (t) => {
  const asked = await askedInTwoVisits(t, async (client) => {
    await client.fetchQuery(studentQuery('weekly'))
    t.mock.timers.tick(2_999)
    await client.fetchQuery(studentQuery('weekly'))
    t.mock.timers.tick(1)
  })
  assert.equal(asked, 2)
})

const dispensable: Record<string, (client: QueryClient) => Promise<unknown>> = {
  'which questions are bookmarked': (client) => client.fetchQuery(markedQuestions(['kin-0001'])),
  'one’s own reports': (client) => client.fetchQuery(ownReports(['kin-0001'])),
}
for (const [what, visit] of Object.entries(dispensable))
  test(`a review does without ${what} after one try`, async (t) => {
    const client = clientOf(t)
    const answers = [new TypeError('Failed to fetch')]
    t.mock.method(globalThis, 'fetch', async () => {
      const failure = answers.pop()
      if (failure) throw failure
      return Response.json({ data: [] })
    })
    await assert.rejects(visit(client), { code: 'offline' })
  })
