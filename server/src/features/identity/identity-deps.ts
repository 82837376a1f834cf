import type { Clock } from '#platform/clock.ts'
import type { Databases } from '#platform/tenants.ts'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import type { TombstoneFile } from './erasure/tombstones.ts'
import type { FailedTries } from './failed-tries.ts'
import type { KnownCallers } from './known-callers.ts'
import type { EmailTokens } from './mail/email-token.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Site } from './passkeys/passkey-checks.ts'
import type { TokenSigner } from './token.ts'

/** What every part of the built-in provider works with. */
export type IdentityDeps = {
  databases: Databases
  signer: TokenSigner
  callers: KnownCallers
  failedTries: FailedTries
  clock: Clock
  bank: QuestionBank
  tombstones: TombstoneFile
  emailTokens: EmailTokens
  /** Whom passkeys sign for. */
  site: Site
  /** Undefined where no mail is sent. */
  mailer: Mailer | undefined
  /**
   * Counts a mail of a kind that anybody can ask for to this address: strangers who sign up with it use up none of what
   * its owner asks for. The seconds until one may be sent again; 0 while it may.
   */
  countMail: (kind: 'welcome' | 'asked for', address: string) => Promise<number>
  /** False where the demo accounts of earlier days, whose password is known to all, are nobody's. */
  hasDemo: boolean
}
