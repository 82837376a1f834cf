import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSiteSettings } from './site-settings.ts'

test('what the server wrote is read', () =>
  assert.deepEqual(
    readSiteSettings(
      '{"loginUrl":"https://id.example/in","providerUrl":"https://id.example","demo":false,"publicLanding":true}',
    ),
    {
      loginUrl: 'https://id.example/in',
      providerUrl: 'https://id.example',
      demo: false,
      publicLanding: true,
    },
  ))

test('nothing, an empty text and a spoilt one give the built-in login', () => {
  for (const content of [undefined, null, '', '{broken'])
    assert.equal(readSiteSettings(content).loginUrl, '/login')
})
