import { createHash, randomBytes, randomInt } from 'node:crypto'
import { codeCharacters } from '@vikalp/domain/classes/join-code'
import { consentCodeLength, tidyConsentToken } from '@vikalp/domain/sharing/consent-code'

/** For a link: 192 bits that nobody types. */
export const newLinkToken = (): string => randomBytes(24).toString('base64url')

/** For paper: 60 bits, each of which can be read aloud. */
export const newPaperCode = (): string =>
  Array.from({ length: consentCodeLength }, () => codeCharacters[randomInt(codeCharacters.length)]).join('')

/** What is stored: whoever reads the tables can answer no question. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(tidyConsentToken(token)).digest()
