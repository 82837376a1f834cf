import assert from 'node:assert/strict'
import test from 'node:test'
import { installStorage } from '#testing/device-storage.ts'
import { asDestination, rememberDestination, screenOf, takeDestination } from './destination.ts'

installStorage('sessionStorage')

const offered = {
  exams: '/exams',
  examSelection: '/exam-selection',
  testType: '/test-type',
  chapters: '/chapters',
  quiz: '/quiz',
}

test('the profile offers to continue to the screens on the way to a quiz, whatever the address asks of them', () => {
  for (const [screen, path] of Object.entries(offered)) {
    assert.equal(screenOf({ path, state: null }), screen)
    assert.equal(screenOf({ path: `${path}?q=1`, state: null }), screen)
  }
})

test('it offers no other screen', () => {
  for (const path of ['/', '/profile', '/review', '/quiz/', '/chapters/kinematics', ''])
    assert.equal(screenOf({ path, state: null }), undefined)
})

test('what came with the navigation is a destination only with the path of such a screen', () => {
  const destination = { path: '/chapters?q=1', state: { subject: 'Physics' } }
  assert.equal(asDestination(destination), destination)
  for (const value of [undefined, null, '/chapters', {}, { path: 7 }, { path: '/review', state: null }])
    assert.equal(asDestination(value), undefined)
})

test('a destination is taken once', () => {
  rememberDestination({ path: '/test-type', state: { exam: 'JEE' } })
  assert.deepEqual(takeDestination(), { path: '/test-type', state: { exam: 'JEE' } })
  assert.equal(takeDestination(), undefined)
})
