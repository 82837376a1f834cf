import assert from 'node:assert/strict'
import test from 'node:test'
import { shufflePlaces } from './shuffle-places.ts'

const sections = [0, 0, 0, 0, 0, 0, 1, 1, 1, 2]

test('every place is asked once, and each section stays together and in its turn', () => {
  const order = shufflePlaces(sections, 'a test and a student')
  assert.deepEqual(
    order.map((place) => sections[place]),
    sections,
  )
  assert.deepEqual(
    order.toSorted((a, b) => a - b),
    [...sections.keys()],
  )
})

test('one candidate has one order, and two have two', () => {
  assert.deepEqual(shufflePlaces(sections, 'test Asha'), shufflePlaces(sections, 'test Asha'))
  assert.notDeepEqual(shufflePlaces(sections, 'test Asha'), shufflePlaces(sections, 'test Ravi'))
})
