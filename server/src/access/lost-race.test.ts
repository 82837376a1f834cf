import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { Method } from '@vikalp/contract/endpoint'
import { classroom } from '#testing/classroom.ts'
import { waitsForLock } from '#testing/database/lock-waits.ts'
import { employ } from '#testing/roster.ts'
import { errorOf, type Reply, type TestApp, testApp } from '#testing/test-app.ts'

// The right to a thing is checked before it is changed, and in between another may take the thing away.
let server: TestApp
let school: ReturnType<typeof classroom>
before(async () => {
  server = await testApp()
  school = classroom(server)
})
after(() => server.close())

/** The answer to a call that waits while the statement takes away what it wants to change. */
async function answerAfter(text: string, id: string, call: () => Promise<Reply>): Promise<string> {
  const [waiting] = await server.db.transaction(async (tx) => {
    assert.equal(await tx.run({ name: `test.${text.slice(0, 30)}`, text, parameters: ['id'] }, { id }), 1)
    const begun = call()
    assert.ok(await waitsForLock(server.db, begun))
    return [begun] as const // in a list: alone it would be waited for in here
  })
  const { status, body } = await waiting
  return `${status} ${errorOf(body).message}`
}

const ofClass: [change: string, method: Method, path: string, body?: object][] = [
  ['renamed', 'PUT', '', { name: 'NEET Preparation' }],
  ['given a new code', 'POST', '/code'],
  ['ended', 'DELETE', ''],
  ['given a roll number in', 'PUT', '/students/ASHA', { rollNo: '7' }],
  ['marked', 'PUT', '/register/2026-11-21', { absent: [] }],
]
for (const [change, method, path, body] of ofClass)
  test(`a class that ends just before it is ${change} is not found`, async () => {
    const token = await server.signUp('teacher')
    const { classId, code } = await school.create(token)
    const asha = await server.signUp('student')
    await school.join(asha, code)
    const url = `/api/classes/${classId}${path.replace('ASHA', await school.idOf(asha))}`
    const end = 'UPDATE classes SET archived_at = now() WHERE id = $1'
    const answer = answerAfter(end, classId, () => server.call(method, url, { token, ...(body && { body }) }))
    assert.equal(await answer, '404 The class was not found')
  })

for (const [who, what] of [
  ['the student', 'The class'],
  ['the teacher', 'The student'],
] as const)
  test(`a student who is gone just before ${who} ends the enrolment is not found`, async () => {
    const teacher = await server.signUp('teacher')
    const { classId, code } = await school.create(teacher)
    const asha = await server.signUp('student')
    await school.join(asha, code)
    const id = await school.idOf(asha)
    const end = 'UPDATE enrolments SET ended_at = enrolled_at WHERE student_id = $1'
    const leave = () =>
      who === 'the student'
        ? server.call('DELETE', `/api/classes/${classId}/membership`, { token: asha })
        : server.call('DELETE', `/api/classes/${classId}/students/${id}`, { token: teacher })
    assert.equal(await answerAfter(end, id, leave), `404 ${what} was not found`)
  })

test('a teacher who leaves just before the institute dismisses them is not found', async () => {
  const institute = await server.signUp('institute')
  const teacher = await school.idOf(await server.signUp('teacher'))
  await employ(server.db, await school.idOf(institute), teacher)
  const leave = 'UPDATE staff SET left_at = joined_at WHERE teacher_id = $1'
  const dismiss = () => server.call('DELETE', `/api/institutes/teachers/${teacher}`, { token: institute })
  assert.equal(await answerAfter(leave, teacher, dismiss), '404 The teacher was not found')
})

test('an activity that is deleted twice at once is not found the second time', async () => {
  const token = await server.signUp('institute')
  const body = {
    type: 'test',
    title: 'Mock test',
    description: 'Full syllabus',
    date: '2026-11-20',
    score: '92%',
  }
  const { id } = await school.ask<{ id: string }>('POST', '/api/institutes/activities', token, body)
  const remove = () => server.call('DELETE', `/api/institutes/activities/${id}`, { token })
  assert.equal(
    await answerAfter('DELETE FROM activities WHERE id = $1', id, remove),
    '404 The activity was not found',
  )
})
