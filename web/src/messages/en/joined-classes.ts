import { formats } from './formats.ts'

const { number } = formats

/** The classes of a student. */
export const joinedClasses = {
  title: 'My classes',
  failed: 'Your classes did not load',
  none: 'You have not joined a class yet. Ask your teacher for the class code.',
  taughtBy: (teacher: string) => `Teacher: ${teacher}`,
  rollNo: (rollNo: string) => `Roll no.\u00a0${rollNo}`,
  joinAnother: 'Join another class',
  code: 'Class code',
  codeHint: 'Eight letters and digits, such as K7QM-2WXD',
  badCode: {
    length: 'A class code has eight letters and digits.',
    signs: 'A class code never holds 0, 1, I or O. Look at it once more.',
  },
  codeUnknown: 'No class has this code. Check it with your teacher.',
  codeConflict: (most: number) => `This class is full, or you are in ${number(most)} classes already.`,
  consent:
    'Your teacher and the institute will see your results, contact details and attendance, as long as you are in the class.',
  join: 'Join class',
  joining: 'Joining...',
  joined: (name: string, teacher: string) => `You are in ${name} now. Teacher: ${teacher}.`,
  leave: 'Leave',
  leaveOf: (name: string, teacher: string) => `Leave ${name} of ${teacher}`,
  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveText:
    'The teacher and the institute stop seeing your results at once. Your quizzes stay with you. To come back you need the code.',
  leaveConfirm: 'Leave class',
  leaveCancel: 'Stay',
  left: (name: string) => `You have left ${name}.`,
  leaveFailed: 'You are still in the class: leaving did not work. Try again.',
}

declare module '../messages.ts' {
  interface English {
    joinedClasses: typeof joinedClasses
  }
}
