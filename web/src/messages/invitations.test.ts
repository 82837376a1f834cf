import assert from 'node:assert/strict'
import { test } from 'node:test'
import { institutes } from './en/institutes.ts'
import { taughtClasses } from './en/taught-classes.ts'

const place = { site: 'Abhyas', address: 'https://abhyas.example', code: 'ABCD-2345' }

test('an invitation names the site, where to sign in and which code to type', () => {
  assert.equal(
    institutes.invite.invitation(place),
    'Join our institute on Abhyas: sign in at https://abhyas.example, open your teacher profile and type the invitation code ABCD-2345.',
  )
  assert.equal(
    taughtClasses.invitation({ ...place, name: 'JEE 2027' }),
    'Join JEE 2027 on Abhyas: sign in at https://abhyas.example and type the class code ABCD-2345 on your profile.',
  )
})
