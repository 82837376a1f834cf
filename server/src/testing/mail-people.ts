import { randomUUID } from 'node:crypto'
import type { AccountSettings } from '@vikalp/contract/accounts/settings'
import { type SmtpServer, smtpServer } from './smtp-server.ts'
import { dataOf, type Reply, type TestApp, testApp } from './test-app.ts'

export const password = 'correct horse'

let addresses = 0
/** Calls before signing in are counted by address. */
export const fromNext = () => `198.51.${100 + Math.floor(addresses / 250)}.${1 + (addresses++ % 250)}`

export const newAddress = (): string => `${randomUUID()}@mail.example`

/** Lines of a mail are broken in transport, and the equals sign is written as its number. */
const plain = (mail: string): string => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
/** The first link of a mail. */
export const linkIn = (mail: string): URL => new URL(/https:\/\/\S+/.exec(plain(mail))?.[0] ?? 'about:blank')
export const secretIn = (mail: string): string => linkIn(mail).hash.slice(1)
export const subjectOf = (mail: string): string => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? ''
export const recipientOf = (mail: string): string => /^To: (.*)$/m.exec(mail)?.[1]?.trim() ?? ''

export type MailPeople = ReturnType<typeof mailPeople>
export type MailSite = Awaited<ReturnType<typeof mailSite>>

/** A server that sends mail, its mail server, and its people. */
export async function mailSite(more: Record<string, string> = {}) {
  const smtp = await smtpServer()
  const settings = { SMTP_URL: smtp.url, PUBLIC_URL: 'https://quiz.example/', ...more }
  const server = await testApp(settings)
  const close = async () => {
    await server.close()
    await smtp.close()
  }
  return { smtp, server, people: mailPeople(server, smtp), settings, close }
}

/** People of a server that sends mail, and what they do with theirs. */
export function mailPeople(server: TestApp, smtp: SmtpServer) {
  const signUp = (email: string): Promise<Reply> =>
    server.call('POST', '/api/accounts/sign-up', {
      body: { name: 'Dev Mehta', email, password, role: 'student' },
      from: fromNext(),
    })
  /** Opens the link of a mail, on a device where nobody is signed in, or the holder of `signedIn`, and answers what it asks. */
  const verify = (token: string, signedIn?: string, answer: object = {}): Promise<Reply> =>
    server.call('PUT', '/api/accounts/email/verification', {
      body: { token, ...answer },
      from: fromNext(),
      ...(signedIn !== undefined && { token: signedIn }),
    })
  const newPerson = async (email = newAddress()) => {
    const { body } = await signUp(email)
    return { email, token: dataOf<{ token: string }>(body).token, welcome: await smtp.next() }
  }
  return {
    signUp,
    verify,
    newPerson,
    confirmedPerson: async (email = newAddress()) => {
      const person = await newPerson(email)
      await verify(secretIn(person.welcome), person.token)
      return person
    },
    signIn: async (email: string, typed = password): Promise<number> =>
      (
        await server.call('POST', '/api/accounts/sign-in', {
          body: { email, password: typed },
          from: fromNext(),
        })
      ).status,
    change: (token: string, email: string, typed = password): Promise<Reply> =>
      server.call('PUT', '/api/accounts/email', { token, body: { email, password: typed } }),
    askReset: (email: string): Promise<Reply> =>
      server.call('POST', '/api/accounts/reset/mail', { body: { email }, from: fromNext() }),
    emailOf: async (token: string) => {
      const { email, emailVerified, askedEmail } = await server.as(token)<AccountSettings>(
        'GET',
        '/api/accounts/settings',
      )
      return { email, emailVerified, askedEmail }
    },
  }
}
