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
    `${email} belongs to a new, empty account of yours. Choose a password for it.`,
  whoseTitle: 'Is this your account?',
  whoseText: (email: string, name: string) =>
    `${email} was given for the account of ${name}. You are not signed in to it on this device. If it is yours, enter its password: then the address counts.`,
  itsPassword: 'Password of this account',
  wrongPassword: 'This is not the password of this account.',
  confirmMine: 'Yes, confirm my email',
  notMineTitle: 'Was it somebody else?',
  notMineText: 'Then the account does not get your address, and this link ends.',
  notMine: 'This was not me',
  anewTitle: 'Do you want an account of your own?',
  anewText: (email: string) =>
    `You get an empty account with ${email} and choose a password. What was done in the other one does not come with it.`,
  anew: 'Begin with an empty account',
  refused: 'Your address was taken out',
  refusedText: (email: string) => `No account has ${email} by this link any more. You need do nothing else.`,
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
