import type { MailConfig } from '#config.ts'

export type Mail = { to: string; subject: string; text: string }

/** What sends mails, and the address that the links in them begin with: never the one that a request names. */
export type Mailer = { send(mail: Mail): Promise<void>; site: string; publicUrl: string }

/** The code for it is loaded with the first mail: most servers send few, and many none. */
export function makeMailer({ smtpUrl, publicUrl, from, site }: MailConfig): Mailer {
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
  return {
    site,
    publicUrl,
    send: async (mail) => {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        url: smtpUrl,
        ...patience,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      try {
        await transport.sendMail({ ...mail, from: { name: site, address: from } })
      } finally {
        transport.close()
      }
    },
  }
}
