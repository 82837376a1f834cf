import { emailContract } from '@vikalp/contract/accounts/email'
import type { FastifyInstance } from 'fastify'
import { invalid, Problem } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { changeEmail } from './change-email.ts'
import { confirmEmail } from './confirm-email.ts'
import { requireFewMails, sendReset, sendVerification, unsent } from './send-link.ts'

/** Confirming an address, and another one. Without SMTP_URL no mail is sent, and another address counts at once. */
export function mailRoutes(app: FastifyInstance, deps: IdentityDeps): void {
  const { mailer } = deps
  serve(app, emailContract.change, (request) => changeEmail(deps, request))
  serve(app, emailContract.sendVerification, async ({ caller }) => {
    const { userId: id, email } = caller
    if (!mailer) throw noMail()
    if (email === null) throw invalid('email', 'is not known')
    const withMail = { ...deps, mailer }
    await requireFewMails(withMail, email)
    await sendVerification(withMail, { id, email }).catch(unsent)
  })
  serve(app, emailContract.verify, async ({ body, findVisitor, note }) =>
    confirmEmail(deps, { ...body, note }, await findVisitor()),
  )
  serve(app, emailContract.sendReset, ({ body: { email } }) => {
    if (!mailer) throw noMail()
    // Not waited for: how long it takes would say whether the address is known.
    void sendReset({ ...deps, mailer }, email).catch((error: unknown) =>
      app.log.error({ reason: String(error) }, 'a mail could not be sent'),
    )
  })
}

const noMail = (): Problem => new Problem('conflict', 'This site sends no mail')
