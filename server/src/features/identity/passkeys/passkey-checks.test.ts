import assert from 'node:assert/strict'
import test, { after, afterEach, before } from 'node:test'
import {
  type Device,
  type PasskeyPeople,
  type Person,
  passkeySite,
  refusedAs,
  site,
} from '#testing/passkey-people.ts'
import { softAuthenticator } from '#testing/soft-authenticator.ts'
import type { TestApp } from '#testing/test-app.ts'

const now = '2026-11-21T06:00:00.000Z'

let server: TestApp
let people: PasskeyPeople
let close: () => Promise<void>
before(async () => {
  ;({ server, people, close } = await passkeySite())
})
after(() => close())
afterEach(() => server.setTime(now))

const wrongAnswers: [string, (person: Person, device: Device) => Promise<object>][] = [
  [
    'of another site',
    async (person, device) =>
      device.make({ ...(await people.askToAdd(person)), origin: 'https://quiz.example.evil.example' }),
  ],
  [
    'for another domain',
    async (person, device) => device.make({ ...(await people.askToAdd(person)), rpId: 'evil.example' }),
  ],
  [
    'of another port of the site',
    async (person, device) =>
      device.make({ ...(await people.askToAdd(person)), origin: 'https://quiz.example:8443' }),
  ],
  [
    'of a device that checked nobody',
    async (person, device) => device.make(await people.askToAdd(person), { isVerified: false }),
  ],
  [
    'to nothing that was asked',
    async (_, device) => device.make({ ...site, challenge: 'AAAAAAAAAAAAAAAAAAAA' }),
  ],
  [
    'to what somebody else was asked',
    async (_, device) => device.make(await people.askToAdd(await people.newPerson())),
  ],
  ['to what was asked for a sign-in', async (_, device) => device.make(await people.askToSignIn())],
  [
    'that comes after five minutes',
    async (person, device) => {
      const asked = await people.askToAdd(person)
      server.setTime('2026-11-21T06:05:00.000Z')
      return device.make(asked)
    },
  ],
  [
    'that names the maker of the device, whose certificates would be fetched',
    async (person, device) =>
      device.make(await people.askToAdd(person), {
        attestation: new Map<string, unknown>([
          ['alg', -7],
          ['x5c', [new Uint8Array([1])]],
        ]),
      }),
  ],
  [
    'that is no CBOR',
    async (person, device) => ({ ...device.make(await people.askToAdd(person)), attestationObject: 'AAAA' }),
  ],
  [
    'that is no JSON',
    async (_, device) => ({ ...device.make({ ...site, challenge: 'A' }), clientDataJSON: 'AAAA' }),
  ],
]
for (const [what, answer] of wrongAnswers)
  test(`a new passkey is refused with an answer ${what}`, async () => {
    const person = await people.newPerson()
    const reply = await people.sendNew(person, await answer(person, softAuthenticator()))
    assert.deepEqual(refusedAs(reply), [400, 'invalid_request'])
    assert.deepEqual(await people.passkeysOf(person), [])
  })

const wrongSignatures: [string, (person: Person, device: Device) => Promise<object>][] = [
  [
    'for another site',
    async ({ id }, device) =>
      device.sign({ ...(await people.askToSignIn()), origin: 'https://evil.example' }, id),
  ],
  [
    'for another domain',
    async ({ id }, device) => device.sign({ ...(await people.askToSignIn()), rpId: 'evil.example' }, id),
  ],
  [
    'without a check of the person',
    async ({ id }, device) => device.sign(await people.askToSignIn(), id, { isVerified: false }),
  ],
  [
    'of another key',
    async ({ id }, device) => {
      const asked = await people.askToSignIn()
      return { ...softAuthenticator().sign(asked, id), id: device.sign(asked, id).id }
    },
  ],
  [
    'of what was asked for a new passkey',
    async (person, device) => device.sign(await people.askToAdd(person), person.id),
  ],
  [
    'after five minutes',
    async ({ id }, device) => {
      const asked = await people.askToSignIn()
      server.setTime('2026-11-21T06:05:00.000Z')
      return device.sign(asked, id)
    },
  ],
]
for (const [what, answer] of wrongSignatures)
  test(`nobody is signed in by a signature ${what}`, async () => {
    const person = await people.newPerson()
    const reply = await people.signIn(await answer(person, await people.withPasskey(person)))
    assert.deepEqual(refusedAs(reply), [400, 'invalid_request'])
  })

test('a signature signs in once, even if it arrives twice at one moment', async () => {
  const person = await people.newPerson()
  const device = await people.withPasskey(person)
  const signed = device.sign(await people.askToSignIn(), person.id)
  const statuses = (await Promise.all([people.signIn(signed), people.signIn(signed)])).map(
    ({ status }) => status,
  )
  assert.deepEqual(statuses.sort(), [200, 400])
  assert.equal((await people.signIn(signed)).status, 400)
})

test('a copy of the device, whose count lags behind, signs nobody in', async () => {
  const person = await people.newPerson()
  const device = await people.withPasskey(person)
  device.count(7)
  assert.equal((await people.signIn(device.sign(await people.askToSignIn(), person.id))).status, 200)
  for (const count of [7, 3, 0]) {
    device.count(count)
    assert.equal(
      (await people.signIn(device.sign(await people.askToSignIn(), person.id))).status,
      400,
      `${count}`,
    )
  }
  device.count(8)
  assert.equal((await people.signIn(device.sign(await people.askToSignIn(), person.id))).status, 200)
})
