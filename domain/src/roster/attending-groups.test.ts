import assert from 'node:assert/strict'
import test from 'node:test'
import { attendingGroups, sumOf } from './attending-groups.ts'

const physics = { classIds: ['physics'], students: 3, quizzes: 10 }
const both = { classIds: ['physics', 'biology'], students: 2, quizzes: 7 }
const attending = attendingGroups([physics, both])

test('a group that attends several of the classes is found once', () => {
  assert.deepEqual(attending(['physics', 'biology']), [physics, both])
  assert.deepEqual(attending(['biology']), [both])
})

test('a class that nobody attends has no group', () => assert.deepEqual(attending(['chemistry']), []))

test('a figure is added up, and is 0 without a group', () => {
  assert.equal(sumOf([physics, both], 'quizzes'), 17)
  assert.equal(sumOf<'quizzes'>([], 'quizzes'), 0)
})
