import assert from 'node:assert/strict'
import test from 'node:test'
import { addDays, indianDay } from '@vikalp/domain/progress/periods'
import { loadBank } from '#question-bank/load-bank.ts'
import { correctIn } from './attempts/sample-attempt.ts'
import { makeSample, type Sample } from './make-sample.ts'
import { demoAccounts } from './people/demo-accounts.ts'

const bank = loadBank()
const ids = {
  student: demoAccounts.student.id,
  teacher: demoAccounts.teacher.id,
  institute: demoAccounts.institute.id,
}
const madeAt = (now: string): Promise<Sample> => makeSample(bank, new Date(now))
const saturdayEvening = await madeAt('2026-11-21T13:00:00Z')

test('the same moment gives the same sample', async () => {
  assert.deepEqual(await madeAt('2026-11-21T13:00:00Z'), saturdayEvening)
})

test('450 students and 25 teachers have different names and phone numbers', () => {
  const { students, teachers } = saturdayEvening
  assert.deepEqual([students.length, teachers.length], [450, 25])
  const people = [...students, ...teachers]
  for (const unique of [
    people.map(({ id }) => id),
    people.map(({ name }) => name),
    people.map(({ email }) => email),
    [...people.map(({ phone }) => phone), ...students.map(({ parentContact }) => parentContact)],
  ])
    assert.equal(new Set(unique).size, unique.length)
})

test('each of the 145 pupils of the demo teacher sits in one of her four classes', () => {
  const { classes, enrolments } = saturdayEvening
  const own = classes.filter(({ teacherId }) => teacherId === ids.teacher)
  assert.deepEqual(
    own.map(({ id, name }) => [name, enrolments.filter(({ classId }) => classId === id).length]),
    [
      ['Class 11 Science', 36],
      ['Class 12 Science', 37],
      ['JEE Preparation', 36],
      ['NEET Preparation', 36],
    ],
  )
  const pupils = enrolments.filter(({ classId }) => own.some(({ id }) => id === classId))
  assert.equal(new Set(pupils.map(({ studentId }) => studentId)).size, 145)
})

test('every other teacher has one or two classes in their own subject', () => {
  const { classes, teachers } = saturdayEvening
  for (const teacher of teachers.filter(({ id }) => id !== ids.teacher)) {
    const own = classes.filter(({ teacherId }) => teacherId === teacher.id)
    assert.ok(own.length === 1 || own.length === 2, `${teacher.name} has ${own.length}`)
    for (const { section } of own) assert.ok(section.course.subjects.includes(teacher.subject))
  }
})

// Midnight and its neighbours in India, the turn of a year, a leap day, a Sunday morning.
for (const now of [
  '2026-11-20T18:30:00.000Z',
  '2026-11-20T18:34:00.000Z',
  '2026-11-20T18:29:59.999Z',
  '2026-12-31T20:00:00.000Z',
  '2028-02-29T06:00:00.000Z',
  '2026-11-22T01:00:00.000Z',
])
  test(`made at ${now}, nothing is in the future and the streak ends today`, async () => {
    const { attempts, register, enrolments, activities } = await madeAt(now)
    const moment = new Date(now)
    const today = indianDay(moment)
    for (const { startedAt, finishedAt } of attempts) {
      assert.ok(finishedAt <= moment, `${finishedAt.toISOString()} is ahead`)
      assert.ok(startedAt < finishedAt)
    }
    for (const { takenAt } of register) assert.ok(takenAt <= moment)
    for (const { createdAt } of activities) assert.ok(createdAt < moment)
    const earliest = new Date(`${register.map(({ day }) => day).sort()[0]}`)
    for (const { enrolledAt } of enrolments) assert.ok(enrolledAt < earliest)

    const practised = attempts
      .filter(({ studentId }) => studentId === ids.student)
      .map(({ finishedAt }) => indianDay(finishedAt))
    assert.equal(new Set(practised).size, practised.length, 'one attempt a day')
    for (let daysAgo = 0; daysAgo <= 12; daysAgo++)
      assert.equal(practised.includes(addDays(today, -daysAgo)), daysAgo < 12, `${daysAgo} days ago`)
  })

test('the demo student has six quizzes of 50, each of several chapters of one subject', () => {
  const quizzes = saturdayEvening.attempts.filter(
    ({ studentId, isQuick }) => studentId === ids.student && !isQuick,
  )
  assert.deepEqual(quizzes.map(correctIn).sort(), [31, 38, 42, 44, 45, 47])
  for (const { questionIds, chapters, subject } of quizzes) {
    assert.equal(questionIds.length, 50)
    assert.ok(chapters.length > 1)
    assert.ok(questionIds.every((id) => bank.find(id)?.subject === subject))
  }
})

test('an attempt holds different questions of the bank, their key, and 30 to 120 seconds for each', () => {
  for (const { questionIds, key, chosen, seconds } of saturdayEvening.attempts) {
    assert.equal(new Set(questionIds).size, questionIds.length)
    assert.equal(questionIds.map((id) => bank.find(id)?.answer).join(''), key)
    assert.equal(chosen.length, key.length)
    assert.match(chosen, /[A-D]/)
    assert.equal(seconds.length, key.length)
    assert.ok(seconds.every((spent) => spent >= 30 && spent <= 120))
  }
})

test('the register is kept from Monday to Saturday, for half a year in the demo teacher’s classes', () => {
  const { register, classes } = saturdayEvening
  assert.ok(register.every(({ day }) => new Date(day).getUTCDay() !== 0))
  const daysOf = (isOwn: boolean): number[] =>
    classes
      .filter(({ teacherId }) => (teacherId === ids.teacher) === isOwn)
      .map(({ id }) => register.filter(({ classId }) => classId === id).length)
  assert.deepEqual(new Set(daysOf(true)), new Set([156]), '26 weeks of six days')
  assert.deepEqual(new Set(daysOf(false)), new Set([18]), '3 weeks of six days')
})

test('on a Monday before the lessons the register ends on Saturday', async () => {
  const days = (await madeAt('2026-11-23T01:00:00Z')).register.map(({ day }) => day)
  assert.equal(days.sort().at(-1), '2026-11-21')
})
