import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../server/src/testing/real-server.ts'
import { smtpServer } from '../../server/src/testing/smtp-server.ts'
import { test as base } from '../fixtures.ts'
import { freePort } from '../free-port.ts'
import { tokenSecret } from './link-secret.ts'

export type MailSite = {
  url: string
  /** The next mail to the address, as its reader sees it. */
  mailTo(address: string): Promise<{ subject: string; link: string }>
}

/** A server of its own that sends mail, to which nobody but these journeys signs up. */
export const test = base.extend<object, { mailSite: MailSite }>({
  mailSite: [
    async ({ browser: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'vikalp-e2e-mail-'))
      const smtp = await smtpServer()
      const port = String(await freePort())
      const url = `http://127.0.0.1:${port}`
      const server = await startServer({
        PORT: port,
        DATA_DIR: folder,
        DEMO: 'off',
        SECURITY_LOG: 'off',
        TOKEN_SECRET: tokenSecret,
        SMTP_URL: smtp.url,
        PUBLIC_URL: url,
      })
      await use({ url, mailTo: (address) => mailTo(smtp.next, address) })
      server.process.kill('SIGTERM')
      await server.exit
      await smtp.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mailSite }, use) => use(mailSite.url),
})

const arrived: string[] = []

async function mailTo(next: () => Promise<string>, address: string) {
  for (;;) {
    const mail = arrived.find((text) => text.includes(`To: ${address}\r\n`))
    if (mail === undefined) {
      arrived.push(await next())
      continue
    }
    arrived.splice(arrived.indexOf(mail), 1)
    // Long lines are broken in transport, and the equals sign is written as its number.
    const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
    return {
      subject: /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '',
      link: /http:\/\/\S+/.exec(text)?.[0] ?? '',
    }
  }
}
