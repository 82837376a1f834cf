export const recover = {
  title: 'Choose a new password',
  intro: 'With a code you choose a new password and are signed in. All other devices are signed out.',
  code: 'Code',
  codeHint: 'Twelve letters and digits',
  badCode: 'A code has twelve letters and digits, without I, O, 0 and 1.',
  codeUnknown: 'This code was used, has expired or is mistyped. Ask for another one.',
  password: 'New password',
  choose: 'Choose this password',
  choosing: 'Saving...',
  failed: 'Your password was not changed. Please try again.',
  howTitle: 'Where do I get a code?',
  howText: 'Your teacher or institute makes one on your page. It works once, for three days.',
  elseText: (email: string) => `Nobody who can make one? Write to ${email} from the email of your account.`,
  mailTitle: 'By mail',
  mailText: 'If you confirmed the email of your account, we send a link to it.',
  mailSent:
    'If an account has this address and it is confirmed, a link is on its way. It works once, for an hour.',
  mail: 'Send me a link',
  mailing: 'Sending...',
  confirmTitle: 'Confirm your email',
  confirming: 'Confirming...',
  confirmed: 'Your email is confirmed',
  confirmedText: (email: string) =>
    `${email} belongs to your account, and you sign in with it. If you forget your password, we can send you a link.`,
  elsewhere: (email: string) =>
    `${email} belongs to the account now. On this device you were not signed in to it, so it is signed out everywhere and its password is void: choose one, so that nobody else can use it. It may be the same as before.`,
  choosePassword: 'Choose a password',
  notConfirmed: 'Your email is not confirmed',
  linkMissing: 'Open the link in our mail again, or copy all of it.',
  linkOld: 'This link is too old or was replaced: your account may have another email by now.',
  askAgain: 'Ask for another link',
  toProfile: 'Go to your profile',
  back: 'Back to sign in',
}

declare module '../messages.ts' {
  interface English {
    recover: typeof recover
  }
}
