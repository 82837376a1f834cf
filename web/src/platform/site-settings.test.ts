import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSiteSettings } from './site-settings.ts'

test('the settings that the server wrote are read', () =>
  assert.deepEqual(
    readSiteSettings(
      '{"loginUrl":"https://id.example/in","providerUrl":"https://id.example","demo":false,"publicLanding":true,"mail":true,"passkeysAt":"https://quiz.example","operator":{"name":"Abhyas","postalAddress":["Surat"],"email":"a@b.example","phone":"1"}}',
    ),
    {
      loginUrl: 'https://id.example/in',
      providerUrl: 'https://id.example',
      demo: false,
      publicLanding: true,
      mail: true,
      passkeysAt: 'https://quiz.example',
      operator: { name: 'Abhyas', postalAddress: ['Surat'], email: 'a@b.example', phone: '1' },
    },
  ))

test('in development, without a server, there are demo accounts and no page for everybody', () => {
  const { demo, publicLanding } = readSiteSettings(null)
  assert.deepEqual([demo, publicLanding], [true, false])
})

test('missing, empty or corrupt settings give the built-in login', () => {
  for (const content of [undefined, null, '', '{broken'])
    assert.equal(readSiteSettings(content).loginUrl, '/login')
})
