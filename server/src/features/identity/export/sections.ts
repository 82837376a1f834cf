/** What the export has about a person, in the order in which it is read, each with its heading. */
export const sections = {
  account: 'Your account',
  age: 'Your age, and from when to when you share with your classes',
  consents: 'Questions to your parent or guardian, and the answers',
  devices: 'Where you are signed in',
  passkeys: 'Your passkeys',
  codes: 'Codes for a new password that are not used yet',
  classes: 'Classes you joined',
  attendance: 'Your attendance',
  roster: 'Your school’s list',
  contactReadings: 'Who opened your contact details',
  institutes: 'Institutes you teach at',
  confirmations: 'What the operator confirmed',
  classesTaught: 'Classes you teach',
  activities: 'Activities of your institute',
  contactOpened: 'When you opened contact details of students',
  papersIssued: 'When you printed papers for guardians',
  codesMade: 'Codes for a new password that you made for others',
  badges: 'Badges',
  totals: 'Your quizzes in all',
  subjects: 'By subject',
  periods: 'By day, month and year',
  chapters: 'By chapter',
  topics: 'By topic',
  beliefs: 'What Vikalp believes of you: estimates in logits',
  cards: 'What you remember of topics',
  mistakes: 'Your mistakes, and your notes to them',
  goals: 'Your exams and your time',
  plans: 'The last day that was planned',
  forecasts: 'What papers would have brought, in marks, and the first paper after',
  bookmarks: 'Bookmarks',
  suggestions: 'Suggestions you wrote',
  vibes: 'Questions with suggestions you gave a vibe',
  suggestionReports: 'Suggestions you reported',
  reports: 'Questions you reported',
  assignments: 'Practice that a teacher gave to some of your class',
  extraTime: 'Tests in which you have more time',
  sittings: 'Papers you sat',
  sittingResults: 'Their results, in quarters of a mark',
  timeGiven: 'Time that was given back in papers',
  acts: 'What you did in papers, act by act',
  attempts: 'Your quizzes',
} as const

export type Section = keyof typeof sections
/** The quizzes and the acts in papers are many and read in pages. */
export type WholeSection = Exclude<Section, 'attempts' | 'acts'>

export const wholeSections = Object.keys(sections).filter(
  (name) => name !== 'attempts' && name !== 'acts',
) as WholeSection[] // Object.keys loses the literal types
