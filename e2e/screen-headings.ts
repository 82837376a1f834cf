import type { ScreenName } from '../web/src/platform/navigation/screens.ts'

/** The heading that tells the loaded screen from one that failed or is empty, where there is one of its own. */
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
  verify: 'Verification Failed',
}
