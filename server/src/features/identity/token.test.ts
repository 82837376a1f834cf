import assert from 'node:assert/strict'
import test from 'node:test'
import { SignJWT } from 'jose'
import { expiryOf, tokenSigner } from './token.ts'

const secret = 'a secret for tests only, long enough'
const userId = '0197f3c2-1111-7abc-8def-000000000001'
const signer = tokenSigner(secret, () => new Date('2026-11-21T06:00:00Z'))

/** A token of the server with changed claims. */
const sign = (claims: Record<string, unknown>, key = secret): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuer('vikalp')
    .setAudience('vikalp')
    .setExpirationTime(new Date('2026-12-01T00:00:00Z'))
    .sign(new TextEncoder().encode(key))

for (const tenant of ['public', 'demo'] as const)
  test(`a token of ${tenant} has the tenant as a signed claim`, async () => {
    const token = await signer.sign({ userId, tenant })
    assert.deepEqual(await signer.read(token), { userId, tenant, issuedAt: new Date('2026-11-21T06:00:00Z') })
    const [head, , signature] = token.split('.')
    const other = tenant === 'public' ? 'demo' : 'public'
    const [, forged] = (await sign({ tenant: other }, 'another secret, just as long')).split('.')
    assert.equal(await signer.read(`${head}.${forged}.${signature}`), undefined)
  })

test('a token without a tenant, as older versions made it, belongs to the people who signed up', async () =>
  assert.deepEqual(await signer.read(await sign({})), { userId, tenant: 'public', issuedAt: new Date(0) }))

for (const tenant of ['sample', 'pg_catalog', '', null])
  test(`a token with the tenant ${tenant} belongs to nobody`, async () =>
    assert.equal(await signer.read(await sign({ tenant })), undefined))

test('a token names the sign-in that it belongs to', async () => {
  const device = '0197f3c2-2222-4abc-8def-000000000002'
  const token = await signer.sign({ userId, tenant: 'public', device })
  assert.equal((await signer.read(token))?.device, device)
  assert.equal(await signer.read(await sign({ device: 'mine' })), undefined)
})

test('a token that was read before is read until it expires, and no changed one is', async () => {
  let now = '2026-11-21T06:00:00Z'
  const reader = tokenSigner(secret, () => new Date(now))
  const token = await sign({ tenant: 'public' })
  for (const time of [now, '2026-11-30T23:59:59.999Z', now]) {
    now = time
    assert.deepEqual(await reader.read(token), { userId, tenant: 'public', issuedAt: new Date(0) })
  }
  for (const other of [`${token}=`, `${token.slice(0, -6)}AAAAAA`, token.slice(0, -1)])
    assert.equal(await reader.read(other), undefined)
  now = '2026-12-01T00:00:00Z'
  assert.equal(await reader.read(token), undefined)
})

test('a revocation is remembered until the token ends, or for a month where it says no end', async () => {
  const endOf = (token: string) => expiryOf(token, () => new Date('2026-11-21T06:00:00Z')).toISOString()
  assert.equal(endOf(await sign({})), '2026-12-01T00:00:00.000Z')
  const endless = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret))
  for (const token of [endless, 'no token of ours'])
    assert.equal(endOf(token), '2026-12-21T06:00:00.000Z', token)
})
