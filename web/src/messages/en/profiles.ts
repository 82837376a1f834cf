import { formats } from './formats.ts'

const { plural } = formats

export const profiles = {
  titles: {
    student: 'Your profile',
    sampleStudent: 'Student profile',
    teacher: 'Teacher profile',
    institute: 'Institute profile',
  },
  roles: { student: 'Student', teacher: 'Teacher', institute: 'Institute' },
  changePhoto: {
    photo: 'Change photo',
    drawing: 'Change picture',
    notLoaded: 'The form did not open. Check the connection and try again.',
  },
  loading: 'Loading the profile...',
  loadFailed: 'This profile did not load',
  nothingLost: 'Nothing is lost: the figures are kept on the server.',
  meanwhile: 'The quizzes are open meanwhile.',
  toQuizzes: 'Choose an exam',
  toStudents: 'Back to your students',
  toInstitute: 'Back to your institute',
  continueTo: (screen: string) => `Continue to ${screen}`,
  screens: {
    exams: 'Choose Your Exam',
    testType: 'the subjects',
    chapters: 'the chapters',
    quiz: 'your quiz',
  },
  otherRole: {
    title: (role: string) => `This page is for a ${role} account`,
    text: 'There is no sample of it on this server.',
    action: 'Go to your profile',
  },
  reported: {
    title: 'Reported suggestions',
    none: 'There are no reported suggestions to review.',
    text: 'Each of these was reported by three students. They are hidden from students until you decide.',
    question: (id: string) => `Question ${id}`,
    reports: (count: number) => plural(count, { one: '# report', other: '# reports' }),
    keep: 'Keep',
    remove: 'Remove',
    kept: 'Kept. Students see it again.',
    removed: 'Removed for good.',
    failed: 'The reported suggestions did not load.',
    judgeFailed: 'That did not work. Please try again.',
  },
  account: 'Account',
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  signOutTitle: 'Sign out?',
  signOutText:
    'Your quizzes stay in your account. What is saved on this device is removed, unsent answers too.',
  signOutCancel: 'Stay signed in',
  signedOutHereOnly: 'Signed out on this device. The server could not be told.',
}

declare module '../messages.ts' {
  interface English {
    profiles: typeof profiles
  }
}
