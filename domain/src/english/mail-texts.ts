/** What our mails say. They are in English, as the names that the API sends. */
export const mailTexts = {
  reset: ({ site, name, link }: { site: string; name: string; link: string }) => ({
    subject: `Choose a new password for ${site}`,
    text: `Hello ${name},

somebody asked for a new password for your account at ${site}. If it was you, open this link within an hour:

${link}

It works once. All devices are then signed out. If it was not you, do nothing: your password stays as it is.
`,
  }),
  // Without the name: it may go to a stranger, and whoever signed up could have written anything there.
  verify: ({ site, link }: { site: string; link: string }) => ({
    subject: `Confirm your email for ${site}`,
    text: `Hello,

this address was given for an account at ${site}. If it is yours, confirm it within three days:

${link}

If it is not, do nothing: we send nothing more to it unless somebody asks again.
`,
  }),
} as const
