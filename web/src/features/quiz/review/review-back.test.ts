import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reviewBack } from './review-back.ts'

const labels = { back: 'analysis', backToProfile: 'profile' }

test('one’s own review leads back to its analysis with the same state', () => {
  const state = { attemptId: 'a1' }
  assert.deepEqual(reviewBack(state, labels), { href: '/analysis', state, label: 'analysis' })
})

test('the review of a student leads back to the student, whatever else the state says', () => {
  assert.deepEqual(reviewBack({ attemptId: 'a1', profileOf: 'u1' }, labels), {
    href: '/profile/u1',
    label: 'profile',
  })
  assert.equal(reviewBack({ profileOf: '../login?x' }, labels).href, '/profile/..%2Flogin%3Fx')
  assert.equal(reviewBack({ profileOf: '' }, labels).href, '/analysis')
})
