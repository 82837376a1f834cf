import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Role } from '@vikalp/domain/vocabulary'
import { signUpPerson } from '#testing/fill-classroom.ts'
import { dataOf, type TestApp, testApp } from '#testing/test-app.ts'

let server: TestApp
before(async () => {
  server = await testApp()
})
after(() => server.close())

const long = 'A'.repeat(300)
const rows: readonly [Role, insert: string, details: Record<string, string | number | null>][] = [
  [
    'student',
    'INSERT INTO students (user_id, grade, phone, parent_contact, address) VALUES ($1, $2, $3, $4, $5)',
    { grade: 'Class 12', phone: '100', parentContact: 'ask at school', address: long },
  ],
  [
    'teacher',
    'INSERT INTO teachers (user_id, subject, qualification, phone, teaching_since) VALUES ($1, $2, $3, $4, $5)',
    { subject: 'Physics', qualification: long, phone: '100', teachingSince: 1940 },
  ],
  [
    'institute',
    'INSERT INTO institutes (user_id, accreditation, location, established_year) VALUES ($1, $2, $3, $4)',
    { accreditation: long, location: '', establishedYear: 1700 },
  ],
]
for (const [role, text, details] of rows)
  test(`details of a ${role} that an older rule accepted are still shown`, async () => {
    const { id, token } = await signUpPerson(server, role, 'Asha Patel')
    const given = { id, ...details }
    await server.db.run({ name: `test.${role}`, text, parameters: Object.keys(given) }, given)
    const { status, body } = await server.call('GET', `/api/profiles/${role}`, { token })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(dataOf<{ details: object }>(body).details, details)
  })
