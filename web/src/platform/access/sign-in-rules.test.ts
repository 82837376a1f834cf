import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOpen, signInAddress } from './sign-in-rules.ts'

test('without a token only sign-in is open, and what one agrees to there', () => {
  assert.deepEqual(
    [
      '/verify',
      '/login',
      '/recover',
      '/confirm-email',
      '/',
      '/exams',
      '/faq',
      '/privacy',
      '/terms',
      '/verify/x',
    ].filter((path) => isOpen(path, false)),
    ['/verify', '/login', '/recover', '/confirm-email', '/privacy', '/terms'],
  )
})

test('the landing page is open when the settings of the site say so', () => {
  assert.equal(isOpen('/', true), true)
  assert.equal(isOpen('/exams', true), false)
})

test('the sign-in address gets redirect=quiz besides its own parameters', () => {
  assert.equal(signInAddress('/login'), '/login?redirect=quiz')
  assert.equal(signInAddress('https://id.example/in?app=7'), 'https://id.example/in?app=7&redirect=quiz')
})
