import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { longCodeLength, tidyCode } from '@vikalp/domain/classes/join-code'
import { rosterLimits } from '@vikalp/domain/limits'
import { dayMs } from '@vikalp/domain/progress/periods'
import { newCode } from './new-code.ts'

const mark = 'once'

/** For a card. It opens an account once, and only to choose a password. */
export const newOneTimeCode = (): string => newCode(longCodeLength)

/**
 * How it stands where a password would: `once$end$salt$hash`. One round is enough: unlike a password it is drawn, from 60
 * bits, and 5,000 of them take no time.
 */
export function storedOneTimeCode(code: string, now: Date): string {
  const salt = randomBytes(16)
  const end = now.getTime() + rosterLimits.codeDays * dayMs
  return [mark, end, salt.toString('base64'), hashOf(code, salt).toString('base64')].join('$')
}

export const isOneTimeCode = (stored: string | null | undefined): stored is string =>
  stored?.startsWith(`${mark}$`) ?? false

/** In any case, with or without the dashes of the card, until it ends. */
export function oneTimeCodeMatches(typed: string, stored: string, now: Date): boolean {
  const [, end, salt = '', hash = ''] = stored.split('$')
  const matches = timingSafeEqual(
    hashOf(tidyCode(typed), Buffer.from(salt, 'base64')),
    Buffer.from(hash, 'base64'),
  )
  return matches && now.getTime() < Number(end)
}

const hashOf = (code: string, salt: Buffer): Buffer => createHash('sha256').update(salt).update(code).digest()
