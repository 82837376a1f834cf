import assert from 'node:assert/strict'
import test from 'node:test'
import { problems } from '#messages/en/problems.ts'
import { reports } from '#messages/en/reports.ts'
import { ApiFailure } from '#platform/api/api-failure.ts'
import { readReport, reportErrors } from './new-report.ts'

const read = (typed: Record<string, string>) => readReport((field) => typed[field] ?? '')

test('a report is a reason, and an option and words where they were given', () => {
  assert.deepEqual(read({ reason: 'wrong-key', option: 'C', note: '  v is constant. ' }), {
    reason: 'wrong-key',
    option: 'C',
    note: 'v is constant.',
  })
  assert.deepEqual(read({ reason: 'two-right', note: '  ' }), {
    reason: 'two-right',
    option: undefined,
    note: undefined,
  })
})

test('an option that was chosen before the reason changed is not sent', () => {
  assert.equal(read({ reason: 'unclear', option: 'C' }).option, undefined)
  assert.equal(read({ option: 'C' }).option, undefined)
})

test('anything but a known reason is none', () => {
  for (const reason of ['', 'boring', 'Wrong-key']) assert.equal(read({ reason }).reason, undefined)
})

const failures: [string, ConstructorParameters<typeof ApiFailure>, object][] = [
  ['a quiz that is not scored yet', ['not_found'], { form: reports.notScored }],
  [
    'the tenth report of the day',
    ['rate_limited', { retryAfterSeconds: 61 }],
    { form: reports.tomorrow(10) },
  ],
  [
    'many in a minute',
    ['rate_limited', { retryAfterSeconds: 60 }],
    { form: `${reports.failed} ${problems.tooManyTries}` },
  ],
  ['no network', ['offline'], { form: `${reports.failed} ${problems.offline}` }],
  ['a phone number', ['invalid_request', { fields: { note: 'must not' } }], { note: reports.refused }],
]
for (const [name, failure, said] of failures)
  test(`${name} is said in words of its own`, () =>
    assert.deepEqual(reportErrors(new ApiFailure(...failure), reports, problems), said))
