import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOpen, signInAddress } from './sign-in-rules.ts'

test('without a token only the token check and the login are open', () => {
  assert.deepEqual(
    ['/verify', '/login', '/', '/exams', '/privacy', '/verify/x'].filter((path) => isOpen(path, false)),
    ['/verify', '/login'],
  )
})

test('the landing page opens when the site says so', () => {
  assert.equal(isOpen('/', true), true)
  assert.equal(isOpen('/exams', true), false)
})

test('the way to sign-in carries the hint quiz beside what the address holds', () => {
  assert.equal(signInAddress('/login'), '/login?redirect=quiz')
  assert.equal(signInAddress('https://id.example/in?app=7'), 'https://id.example/in?app=7&redirect=quiz')
})
