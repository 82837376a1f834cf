import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import test from 'node:test'
import { consentTextVersion } from '@vikalp/domain/sharing/consent-code'
import { consent } from '#messages/en/consent.ts'

/** What guardians agreed to, by version: a record in the database names one of these. */
const versions: Record<string, string> = {
  '2026-11-23': '2a80f1ff84a2f831',
}

test('the text that guardians agree to is that of its version: a new wording needs a new version', () => {
  const said = JSON.stringify([consent.text, consent.isGuardian('…')])
  const hash = createHash('sha256').update(said).digest('hex').slice(0, 16)
  assert.equal(versions[consentTextVersion], hash)
})
