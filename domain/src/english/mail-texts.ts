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

With it you sign in, and who forgot the password gets a link. An account that was made with this address before and never confirmed it is then known by it no more: to keep that one, sign in there and confirm the address on its account page instead.

If it is not yours, do nothing: we send nothing more to it unless somebody asks again.
`,
  }),
  known: ({ site, signIn, recover }: { site: string; signIn: string; recover: string }) => ({
    subject: `You have an account at ${site}`,
    text: `Hello,

this address was given for an account at ${site}, and there is one that has it already. If it was you, sign in there:

${signIn}

If you forgot the password, choose a new one:

${recover}

If it was not you, do nothing: your account stays as it is, and nobody was told that you have it.
`,
  }),
  changing: ({ site, name, email, account }: Record<'site' | 'name' | 'email' | 'account', string>) => ({
    subject: `Another email for your account at ${site}`,
    text: `Hello ${name},

somebody who knows your password asked to use ${email} for your account at ${site} in place of this address. It counts once the link that we sent there is opened.

If it was not you, change your password now. That link then does nothing:

${account}
`,
  }),
} as const
