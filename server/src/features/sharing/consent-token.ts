import { randomBytes } from 'node:crypto'
import { tidyConsentToken } from '@vikalp/domain/sharing/consent-code'
import { hashOfCode } from '#access/new-code.ts'

/** For a link: 192 bits that nobody types. */
export const newLinkToken = (): string => randomBytes(24).toString('base64url')

/** What is stored, whether it came by a link or was typed from paper. */
export const hashOfToken = (token: string): Buffer => hashOfCode(tidyConsentToken(token))
