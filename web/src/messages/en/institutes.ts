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
    remove: 'Remove',
    removeOne: (name: string) => `Remove ${name}`,
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText:
      'From now on you no longer see this teacher’s classes and students. The classes themselves continue.',
    keep: 'Keep the teacher',
    removed: (name: string) => `${name} is no longer with your institute.`,
    removeFailed: 'The teacher was not removed.',
    failed: 'The list of your teachers did not load.',
    loading: 'Loading your teachers...',
  },
  activity: {
    open: 'Record an activity',
    title: 'Record an activity',
    notLoaded: 'The form did not load. Check the connection and try again.',
    type: 'Type',
    types: { assessment: 'Assessment', meeting: 'Meeting', test: 'Test', training: 'Training' },
    name: 'Title',
    namePlaceholder: 'Unit test 2, Class 12',
    description: 'Description',
    date: 'Date',
    score: 'Score (optional)',
    scoreHint: 'A percentage such as 92%, or a word such as Completed.',
    save: 'Save activity',
    saving: 'Saving...',
    saved: 'Activity recorded.',
    failed: 'The activity was not saved. What you typed is still here.',
    needTitle: 'Enter a title.',
    needDescription: 'Describe it in a sentence.',
    needDate: 'Choose the day of the activity.',
    farDate: 'Choose a day within a year from today.',
    badPercent: 'A percentage must be between 0% and 100%.',
    refused: 'Please check this.',
    remove: 'Remove',
    removeOne: (title: string) => `Remove ${title}`,
    removeTitle: 'Remove this activity?',
    removeText: (title: string) => `“${title}” will be removed from your list for good.`,
    keep: 'Keep it',
    removed: 'Activity removed.',
    removeFailed: 'The activity was not removed. It is still in your list.',
  },
  mine: {
    title: 'My institute',
    belongs: (institute: string) => `You are a member of ${institute}.`,
    none: 'You have not joined an institute. You can teach without one.',
    sight: 'The institute sees your classes and your students’ results for as long as you are a member.',
    code: 'Invitation code',
    codeHint: '8 letters and digits from your institute. Small letters, spaces and dashes are fine.',
    join: 'Join institute',
    joining: 'Joining...',
    joined: (institute: string) => `You have joined ${institute}.`,
    badCode: {
      length: 'A code has 8 letters and digits.',
      signs: 'A code never has 0, 1, I or O. Please check it again.',
    },
    unknownCode: 'No institute has this code. Ask for the latest one.',
    leave: 'Leave institute',
    leaveTitle: (institute: string) => `Leave ${institute}?`,
    leaveText:
      'The institute will no longer see your classes and students. Your classes continue without it.',
    stay: 'Stay',
    left: 'You left the institute.',
    leaveFailed: 'You are still a member of the institute.',
  },
}

declare module '../messages.ts' {
  interface English {
    institutes: typeof institutes
  }
}
