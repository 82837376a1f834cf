import { formats } from './formats.ts'

export const resetCode = {
  open: 'Code for a new password',
  notLoaded: 'This did not load. Connect to the internet and try again.',
  title: 'Code for a new password',
  text: (name: string) =>
    `${name} chooses a new password with this code, and is signed out everywhere else. Hand it over in person: whoever has it can open the account.`,
  make: 'Make a code',
  making: 'Making a code...',
  code: 'Code',
  until: (iso: string) => `It works once, until ${formats.day(iso)}. A new code makes it void.`,
  note: ({ name, site, code }: { name: string; site: string; code: string }) =>
    `${name}: choose a new password at ${site}/recover with the code ${code}`,
  print: 'Print',
  copy: 'Copy',
  share: 'Share',
  copied: 'The code is copied.',
  notCopied: 'The code could not be copied.',
  unconfirmed: 'Only confirmed teachers and institutes can make a code.',
  gone: 'This student is no longer in one of your classes.',
}

declare module '../messages.ts' {
  interface English {
    resetCode: typeof resetCode
  }
}
