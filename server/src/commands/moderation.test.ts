import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Suggestion } from '@vikalp/contract/suggestions'
import { type TestApp, testApp } from '#testing/test-app.ts'
import { moderation } from './moderation.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const run = (...args: string[]) =>
  moderation(server.databaseUrl, { args, now: new Date('2026-11-21T06:00:00.000Z') })

test('the operator sees the reported suggestions of the whole site, shows them again or removes them', async () => {
  const author = await server.signUp('teacher')
  const readers = await Promise.all(Array.from({ length: 3 }, () => server.signUp('student')))
  const older = `UPDATE users SET created_at = '2026-01-01'`
  await server.db.run({ name: 'test.older', text: older, parameters: [] }, {})
  const write = async (text: string): Promise<string> =>
    (await server.as(author)<Suggestion>('POST', '/api/suggestions', { questionId: 'kin-0001', text })).id
  const report = (token: string, id: string) => server.call('PUT', `/api/suggestions/${id}/report`, { token })
  assert.deepEqual(await run(), ['0 reported suggestions are hidden'])

  const rude = await write('Only fools\nget \u009b1mthis wrong.')
  const fine = await write('Take upwards as positive.')
  const ignored = await write('Draw it.')
  for (const reader of readers) for (const id of [rude, fine]) await report(reader, id)
  for (const reader of readers.slice(1)) await report(reader, ignored)
  const lines = [
    `${rude} (kin-0001, 2026-11-21), 3 reports, hidden: Only fools get  1mthis wrong.`,
    `${fine} (kin-0001, 2026-11-21), 3 reports, hidden: Take upwards as positive.`,
  ]
  assert.deepEqual(await run(), [...lines, '2 reported suggestions are hidden'])
  assert.deepEqual(await run('keep', fine), [
    `${fine} is shown again`,
    lines[0],
    '1 reported suggestion is hidden',
  ])
  assert.deepEqual(await run('remove', rude), [`${rude} is removed`, '0 reported suggestions are hidden'])
  assert.deepEqual(await run('remove', ignored), [
    `${ignored} is removed`,
    '0 reported suggestions are hidden',
  ])

  server.setTime('2026-11-21T06:00:01.000Z')
  for (const reader of readers) await report(reader, fine)
  const [shown] = await run()
  assert.equal(
    shown,
    lines[1]?.replace('hidden', 'shown'),
    'what was approved and is reported again is on the list',
  )
})

for (const args of [['keep'], ['keep', 'kin-0001'], ['close', '00000000-0000-4000-8000-000000000000']])
  test(`${args.join(' ')} is answered with how it is used`, () =>
    assert.rejects(run(...args), /npm run moderation/))

test('an unknown suggestion is named', () =>
  assert.rejects(run('keep', '00000000-0000-4000-8000-000000000000'), /There is no suggestion 0000/))
