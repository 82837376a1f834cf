import type { ScreenName } from '../../web/src/platform/navigation/screens.ts'

/** A heading that only the loaded screen has, not the failed or empty one, where there is such a heading. */
export const headings: Partial<Record<ScreenName, string | RegExp>> = {
  landing: 'Contact',
  testType: 'Physics',
  chapters: 'Kinematics',
  quiz: /^Question 1/,
  analysis: 'No result to show',
  profile: 'Asha Patel',
  studentProfile: 'Asha Patel',
  profileOf: 'Asha Patel',
  teacher: 'Student Management',
  institute: 'Teaching Faculty',
  account: 'Where you are signed in',
  recover: 'Where do I get a code?',
  confirmEmail: 'Your email is not confirmed',
  verify: 'Verification Failed',
}
