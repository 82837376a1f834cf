import assert from 'node:assert/strict'
import test from 'node:test'
import { readConfig } from './config.ts'

test('an empty environment gives settings that work on a laptop', () => {
  const config = readConfig({})
  assert.equal(config.port, 3000)
  assert.equal(config.host, '127.0.0.1')
  assert.equal(config.databaseUrl, undefined)
  assert.equal(config.demo, true)
})

test('demo data is off with an external database, unless asked for', () => {
  const DATABASE_URL = 'postgres://db.example/vikalp'
  assert.equal(readConfig({ DATABASE_URL }).demo, false)
  assert.equal(readConfig({ DATABASE_URL, DEMO: 'on' }).demo, true)
})

for (const [HOST, demo] of [
  ['localhost', true],
  ['127.0.0.2', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.0.0.1.example.com', false],
  ['192.168.1.7', false],
] as const)
  test(`demo data is ${demo ? 'on' : 'off unless asked for'} where the server listens on ${HOST}`, () => {
    assert.equal(readConfig({ HOST }).demo, demo)
    assert.equal(readConfig({ HOST, DEMO: 'on' }).demo, true)
  })

test('who runs the site is a setting; the lines of the address are separated by bars', () => {
  const { operator } = readConfig({
    SITE_NAME: 'Abhyas',
    SITE_ADDRESS: 'Abhyas | 2 Ring Road|Surat 395002',
    SITE_EMAIL: 'help@abhyas.example',
    SITE_PHONE: '+91 261 400 0000',
  })
  assert.deepEqual(operator, {
    name: 'Abhyas',
    postalAddress: ['Abhyas', '2 Ring Road', 'Surat 395002'],
    email: 'help@abhyas.example',
    phone: '+91 261 400 0000',
  })
  assert.throws(
    () => readConfig({ SITE_EMAIL: 'nobody', SITE_PHONE: 'call us' }),
    /SITE_EMAIL[\s\S]*SITE_PHONE/,
  )
})

test('mails are sent where there is a server for them, and need the address of the site', () => {
  assert.equal(readConfig({}).mail, undefined)
  const SMTP_URL = 'smtps://user:secret@mail.example'
  assert.throws(() => readConfig({ SMTP_URL }), /PUBLIC_URL/)
  assert.throws(
    () => readConfig({ SMTP_URL: 'https://mail.example', PUBLIC_URL: 'https://quiz.example' }),
    /SMTP_URL/,
  )
  const { mail } = readConfig({
    SMTP_URL,
    PUBLIC_URL: 'https://quiz.example/',
    SITE_NAME: 'Abhyas',
    SITE_EMAIL: 'help@abhyas.example',
  })
  assert.deepEqual(mail, {
    smtpUrl: SMTP_URL,
    publicUrl: 'https://quiz.example',
    site: 'Abhyas',
    from: 'help@abhyas.example',
  })
})

test('keys of a provider are refused without the provider, and without whom its tokens are for', () => {
  const PROVIDER_JWKS_URL = 'https://id.example/keys'
  const PROVIDER_URL = 'https://id.example'
  assert.throws(
    () => readConfig({ PROVIDER_JWKS_URL, PROVIDER_AUDIENCE: 'vikalp' }),
    /PROVIDER_JWKS_URL: needs/,
  )
  assert.throws(() => readConfig({ PROVIDER_JWKS_URL, PROVIDER_URL }), /PROVIDER_AUDIENCE: is needed/)
  const { providerKeys } = readConfig({ PROVIDER_JWKS_URL, PROVIDER_URL, PROVIDER_AUDIENCE: 'vikalp' })
  assert.deepEqual(providerKeys, { url: PROVIDER_JWKS_URL, issuer: undefined, audience: 'vikalp' })
})

test('every bad setting is named', () =>
  assert.throws(
    () => readConfig({ PORT: '99999', HINT_SOURCE: 'oracle', TOKEN_SECRET: 'short' }),
    (error: Error) => ['PORT', 'HINT_SOURCE', 'TOKEN_SECRET'].every((name) => error.message.includes(name)),
  ))

const bounds: [name: string, allowed: readonly string[], refused: readonly string[]][] = [
  ['PORT', ['0', '65535'], ['-1', '65536', '80.5']],
  ['WORKERS', ['1', '32'], ['0', '33', '1.5']],
  ['DATABASE_CONNECTIONS', ['2', '100'], ['1', '101']],
  ['TOKEN_SECRET', ['', 'x'.repeat(32)], ['x'.repeat(31)]],
  ['SITE_NAME', ['V', 'x'.repeat(40)], [' ', 'x'.repeat(41)]],
  ['SITE_PHONE', ['+91 (79) 1', '079-23/45'], ['+', 'phone', '12a']],
  ['SITE_ADDRESS', ['V'], ['', ' ']],
  ['SECURITY_LOG', ['stdout', '/var/log/vikalp/security.log'], ['']],
  ['TRUST_PROXY', ['loopback', '10.0.0.0/8'], ['']],
  ['LOGIN_URL', ['/login', 'https://login.example'], ['login', 'ftp://login.example']],
  ['DATABASE_URL', ['', 'postgres://a', 'postgresql://a'], ['mysql://a', 'a postgres://a']],
]
for (const [name, allowed, refused] of bounds)
  test(`the bounds of ${name}`, () => {
    for (const value of allowed) assert.doesNotThrow(() => readConfig({ [name]: value }), value)
    for (const value of refused) assert.throws(() => readConfig({ [name]: value }), new RegExp(name), value)
  })

test('a flag is on by on, true or 1, off by off, false or 0, and nothing else', () => {
  const landing = (value: string) => readConfig({ PUBLIC_LANDING: value }).publicLanding
  assert.deepEqual(['on', 'true', '1', 'off', 'false', '0'].map(landing), [
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  for (const value of ['yes', 'ON', '2']) assert.throws(() => landing(value), /PUBLIC_LANDING/)
})

test('an address of a provider loses the slashes at its end', () =>
  assert.equal(
    readConfig({ PROVIDER_URL: 'https://id.example/base//' }).providerUrl,
    'https://id.example/base',
  ))
