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
  consent: 'Next you see whose class it is and what they will see of you. Nothing is shared before that.',
  look: 'Look up the class',
  looking: 'Looking...',
  offerTitle: (name: string) => `Join ${name}?`,
  otherCode: 'Another code',
  mayNotJoin:
    'Not yet. First tell us when you were born; under 18, a parent or guardian has to agree before a teacher whom nobody confirmed may see you.',
  toSharing: 'Your data and who sees it',
  instituteChanged:
    'The institute of this class has just changed. Enter the code once more to see who it is now.',
  sees: {
    teacher: 'Teacher:',
    institute: 'Institute:',
    confirmed: 'Confirmed',
    notConfirmed: 'Not confirmed',
    noInstitute: 'No institute is behind this class.',
    unknown:
      'Nobody has checked yet who this is. Join only if you know the person and got the code from them.',
    title: 'What they will see',
    results: 'Your name, roll number, quizzes, answers, strengths and weaknesses.',
    nameOnly: 'Your name and roll number.',
    afterConsent:
      'Your quizzes, answers, strengths and weaknesses, and how to reach you, only once you are 18 or a parent or guardian agrees.',
    attendance: 'The attendance that your teacher takes in this class.',
    contact:
      'Your email, and the phone numbers and address if you gave them. Each look at them is recorded, and you can read who looked.',
    contactLater:
      'Your email, phone numbers and address only once they are confirmed. Each look is then recorded.',
    never: 'Never your password, your bookmarks or which suggestions are yours.',
    until: 'This ends at once when you leave the class.',
  },
  changed: {
    title: (teacher: string, institute: string) => `${teacher} now teaches at ${institute}`,
    text: (institute: string) =>
      `${institute} sees nothing of you until you agree. Your teacher goes on seeing what they saw before.`,
    leftTitle: (teacher: string) => `${teacher} has left the institute`,
    leftText: 'The institute stopped seeing your results at once. Your teacher goes on seeing them.',
    agree: 'I agree',
    understood: 'I have read this',
    otherwise: 'If you do not want this, do nothing, or leave the class.',
  },
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
