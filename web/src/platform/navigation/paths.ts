/** Every address of the application (requirement 2.1). */
export const paths = {
  landing: '/',
  exams: '/exams',
  examSelection: '/exam-selection',
  testType: '/test-type',
  chapters: '/chapters',
  quiz: '/quiz',
  analysis: '/analysis',
  review: '/review',
  profile: '/profile',
  profileOf: '/profile/:userid',
  studentProfile: '/student-profile',
  teacher: '/teacher',
  institute: '/institute',
  verify: '/verify',
  login: '/login',
  signUp: '/login?mode=create',
  privacy: '/privacy',
  terms: '/terms',
  faq: '/faq',
  support: '/support',
} as const

export type PathName = keyof typeof paths

/** The address of a student's profile. */
export const profileOf = (userId: string): string =>
  paths.profileOf.replace(':userid', encodeURIComponent(userId))
