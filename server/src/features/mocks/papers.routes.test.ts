import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { OfferedPaper } from '@vikalp/contract/mocks/papers'
import { hallOf, newPage, sitDown } from '#testing/mocks/hall.ts'
import { dataOf, errorOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const papers = async (token: string, query = ''): Promise<OfferedPaper[]> =>
  dataOf((await server.call('GET', `/api/papers${query}`, { token })).body)

const idsOf = ({ questions }: { questions: { id: string }[] }): string[] => questions.map(({ id }) => id)

test('a paper that the bank gives has its forms, another says what the bank lacks', async () => {
  const token = await server.signUp('student')
  const offered = await papers(token, '?exam=NEET')
  assert.deepEqual(
    offered.map(({ key, ready, forms }) => [key, ready, forms.map(({ form }) => form)]),
    [
      ['sample', true, [1, 2]],
      ['two-clocks', true, [1]],
      ['too-long', false, []],
    ],
  )
  const { missing } = offered.at(-1) ?? { missing: [] }
  assert.deepEqual(missing, [{ subject: 'Chemistry', part: 'A', type: 'mcq', need: 5, have: 0 }])
  assert.deepEqual(await papers(token, '?exam=JEE'), [])
})

test('a numbered form is the same for every student and shares nothing with another form', async () => {
  const [one, other] = [await server.signUp('student'), await server.signUp('student')]
  const first = await sitDown(server, one, { template: 'sample', form: 1 })
  const same = await sitDown(server, other, { template: 'sample', form: 1 })
  const second = await sitDown(server, other, { template: 'sample', form: 2 })
  assert.deepEqual(idsOf(same.paper), idsOf(first.paper))
  assert.equal(first.paper.questions.length, 12)
  assert.equal(new Set([...idsOf(first.paper), ...idsOf(second.paper)]).size, 24)
})

test('the card says what was met before and which forms were sat', async () => {
  const token = await server.signUp('student')
  const { hall, paper } = await sitDown(server, token, { template: 'sample', form: 1 })
  const [sample] = await papers(token)
  assert.deepEqual(
    sample?.forms.map(({ form, met, sittingId }) => [form, met, sittingId]),
    [
      [1, 12, hall.sittingId],
      [2, 0, null],
    ],
  )
  assert.equal(idsOf(paper).length, 12)
  assert.equal((await hallOf(server, token).start({ template: 'sample', form: 1 })).met, 12)
})

test('a fresh paper asks what was not met, as long as the bank has it', async () => {
  const token = await server.signUp('student')
  const first = await sitDown(server, token, { template: 'sample' })
  const second = await sitDown(server, token, { template: 'sample' })
  assert.equal(new Set([...idsOf(first.paper), ...idsOf(second.paper)]).size, 24)
  assert.match(first.paper.title, /fresh/)
})

test('a paper that the bank cannot fill names what binds, and a form that is none is not found', async () => {
  const token = await server.signUp('student')
  const start = (choice: object) =>
    server.call('POST', '/api/sittings', {
      token,
      body: { sittingId: newPage().pageId, ...choice },
    })
  const { status, body } = await start({ template: 'too-long' })
  assert.deepEqual([status, errorOf(body).code], [409, 'infeasible_paper'])
  assert.deepEqual(errorOf(body).fields, { 'Chemistry A mcq': 'needs 5, the bank has 0' })
  assert.equal((await start({ template: 'sample', form: 3 })).status, 404)
  assert.equal((await start({ template: 'none' })).status, 404)
})

test('a start that is sent twice makes one sitting, and two at once make one form', async () => {
  const token = await server.signUp('student')
  const hall = hallOf(server, token)
  const [one, two] = await Promise.all([hall.start(), hall.start()])
  assert.equal(one.sittingId, two.sittingId)
  const { body } = await server.call('GET', '/api/sittings', { token })
  assert.equal(dataOf<{ total: number }>(body).total, 1)
})
