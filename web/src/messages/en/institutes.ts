import { formats } from './formats.ts'

const { day, number, plural } = formats

export const institutes = {
  invite: {
    firstTitle: 'Invite your teachers',
    firstText:
      'Share this code with your teachers. Once a teacher enters it on their profile page, you will see their classes and results here.',
    title: 'Your teachers',
    text: 'A teacher who enters this code on their profile page joins your institute.',
    code: 'Invitation code',
    invitation: ({ site, address, code }: Record<'site' | 'address' | 'code', string>) =>
      `Join our institute on ${site}: sign in at ${address}, open your teacher profile and type the invitation code ${code}.`,
    copy: 'Copy',
    share: 'Share',
    copied: 'Code copied.',
    notCopied: 'This browser cannot copy. Select the code and copy it by hand.',
    roster: 'Upload a roster',
    renew: 'New code',
    renewTitle: 'Make a new code?',
    renewText: 'The old code stops working at once. Teachers who joined with it stay.',
    renewConfirm: 'Make a new code',
    renewed: 'This is the new code. The old one no longer works.',
    keep: 'Keep the code',
    renewFailed: 'The code is still the old one.',
    failed: 'The invitation code did not load.',
    manage: (count: number) => `Manage teachers (${number(count)})`,
    notLoaded: 'The list did not load. Check the connection and try again.',
  },
  staff: {
    title: 'Your teachers',
    none: 'No teacher has joined yet. Send the invitation code to the first one.',
    noSubject: 'Subject not given',
    classes: (count: number) =>
      count === 0 ? 'No class yet' : plural(count, { one: '# class', other: '# classes' }),
    since: (joinedOn: string) => `Since ${day(joinedOn)}`,
    confirm: 'Confirm',
    confirmOne: (name: string) => `Confirm ${name}`,
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed',
    confirmedNow: (name: string) => `${name} is confirmed as your teacher.`,
    undo: 'Undo',
    undoOne: (name: string) => `Undo the confirmation of ${name}`,
    undone: (name: string) =>
      `${name} is not confirmed any more. Students whom your roster put into the classes wait with you.`,
    confirmFailed: 'Nothing was changed.',
    confirmNote:
      'Confirm whom you know. Confirmed teachers see the contact details of their students and review reported suggestions.',
    remove: 'Remove',
    removeOne: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText:
      'From now on you no longer see this teacher’s classes. Students whom your roster put into them leave at once and wait with you until another confirmed teacher has their class; students who joined by themselves stay.',
    keep: 'Keep the teacher',
    removed: (name: string) => `${name} is no longer with your institute.`,
    removeFailed: 'The teacher was not removed.',
    failed: 'The list of your teachers did not load.',
    loading: 'Loading your teachers...',
  },
}

declare module '../messages.ts' {
  interface English {
    institutes: typeof institutes
  }
}
