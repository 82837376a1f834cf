// The limits that the contract enforces and that the forms state in advance. Lengths are in characters as the browser
// counts them (UTF-16 units).

/** `handle` is the short name of an institute, behind the @ of its usernames. */
export const accountLimits = {
  name: 80,
  email: 254,
  username: 64,
  handle: { min: 3, max: 20 },
  password: { min: 8, max: 200 },
} as const

/** `id` and `encoded` are lengths of what a device sends; `most` are the passkeys of an account. */
export const passkeyLimits = { id: 1400, encoded: 8000, name: 60, most: 10 } as const

/** The secret that the link of a mail carries. */
export const linkLimits = { secret: 2000 } as const

/** The name under which an exam, a subject or a chapter is looked up. */
export const catalogueLimits = { name: 120 } as const

/**
 * Rule 11. `chapters` is the size of the whole catalogue; `open` are those that a student has begun and not submitted
 * (rule 77); `secondsPerQuestion` is a day.
 */
export const quizLimits = {
  chapters: 52,
  questions: { min: 5, usual: 10, max: 50 },
  open: { most: 100, newest: 20, daysKept: 30, daysNewestKept: 365 },
  secondsPerQuestion: 86_400,
} as const

/** `streak` counts right answers; `exclude` is the length of a list of question ids. */
export const practiceLimits = { streak: 50, exclude: 2000 } as const

/** `note` is what a student writes to an own mistake; `page` are those on a page. */
export const mistakeLimits = { note: 250, page: 20 } as const

/**
 * `minutes` are those of a day, `exams` those of a student, at most so many `years` away; `blocks` a day's plan may get.
 * In the `lastDays` before an exam most of a day is for reviews (rule 104).
 */
export const planLimits = { minutes: 240, exams: 4, years: 3, blocks: 1_000_000, lastDays: 14 } as const

export const hintLimits = { question: 4000 } as const

/** `perQuestion` are those of one user. */
export const suggestionLimits = { text: 250, perQuestion: 3 } as const

/** `note` and `answer`, which closes a case, are texts; `perDay` are the reports of a student on an Indian day. */
export const reportLimits = { note: 500, answer: 300, perDay: 10 } as const

/**
 * A class has at most `members`; a register may name more `students`, those who have left since. `taught` and `attended`
 * are running classes of a teacher and of a student.
 */
export const classLimits = {
  name: 60,
  rollNo: 20,
  members: 300,
  students: 500,
  taught: 50,
  attended: 20,
} as const

/**
 * A roster's file in bytes, as it is and unpacked; its rows; the `people` of an institute; the characters of a cell; the classes of an institute. `body`
 * is the request that sends it, of which an institute makes a few `perMinute`, `shown` how many of a kind a preview names. A code on a card is good for `codeDays`.
 */
export const rosterLimits = {
  file: 4 * 1024 * 1024,
  unpacked: 64 * 1024 * 1024,
  rows: 5000,
  people: 20_000,
  lines: 1_048_576,
  shown: 200,
  cell: 200,
  admissionNo: 30,
  classes: 300,
  body: 4 * 1024 * 1024,
  codeDays: 90,
  perMinute: 6,
} as const

export const studentLimits = { address: 200 } as const

export const teacherLimits = { qualification: 120, firstYear: 1950 } as const

/**
 * `edge` in pixels: what the server takes, what the browser sends and what is stored. `bytes` is the stored file; `base64`
 * is the length of the sent one, and `request` what surrounds it as well.
 */
export const photoLimits = {
  edge: { min: 64, sent: 512, max: 1024, stored: 256 },
  bytes: 40 * 1024,
  base64: 240_000,
  request: 256 * 1024,
} as const

export const instituteLimits = { teachers: 300, accreditation: 120, location: 120, firstYear: 1800 } as const

/** An activity may be recorded up to a year ahead. `place` is the length of a place in their list. */
export const activityLimits = {
  title: 80,
  description: 300,
  score: 20,
  place: 100,
  firstDay: '1900-01-01',
  daysAhead: 365,
} as const

export const phoneLimits = { digits: { min: 8, max: 15 } } as const

export const listLimits = { search: 120, lastPage: 100_000 } as const

/** No year we store lies beyond; future years are rejected where the clock is known. */
export const lastYear = 2100

/** Room in an input field: a code or a phone number with spaces and dashes, a year of four digits, part of a title. */
export const typedLimits = { code: 20, phone: 24, year: 4, title: 60 } as const

/** Years of birth that a form offers and the server takes. */
export const birthLimits = { firstYear: 1950, lastYear: 2020, months: 12 } as const

/** Of a guardian's consent: what may be typed, and for how many days a link and a paper can be answered. */
export const consentLimits = {
  token: 100,
  guardian: 80,
  contact: 120,
  textVersion: 20,
  linkDays: 7,
  paperDays: 30,
} as const

/** For how many days a student can see who opened the contact details. */
export const readingDays = 365

/** A paper has at most so many questions, and one that follows an examination has no more than `perTopic` of one topic. */
export const paperLimits = { questions: 200, perTopic: 3, key: 60, forms: 100 } as const

/** A number that is typed as an answer. */
export const numberLimits = { largest: 999_999, whole: 6, decimals: 2, typed: 10 } as const

/** Fewer who sat a paper say nothing about the others. */
export const percentileLimits = { takers: 30 } as const

/**
 * Of a sitting. A gap shorter than `gapSeconds` is none; `ownGap` and `ownSum` are the seconds given back in a mock of
 * one's own, for a gap and in all, `testSum` those in a test without asking the teacher. `graceSeconds` after the end it is
 * closed. An answer counts with a claimed time up to `lateMs` after the end, when it arrives within `ownDays`, or `testHours`.
 * A page sends at most `batch` events at a time, and a sitting keeps at most so many `batches`
 * with so many `acts`.
 */
export const sittingLimits = {
  gapSeconds: 30,
  ownGap: 15 * 60,
  ownSum: 30 * 60,
  testSum: 5 * 60,
  graceSeconds: 10,
  lateMs: 2000,
  ownDays: 7,
  testHours: 24,
  extraStep: 5,
  afterLastEnd: 5 * 60,
  hiddenMs: 5000,
  batch: 200,
  batches: 10_000,
  acts: 20_000,
  seq: 100_000,
  pages: 200,
} as const

/** Of a test that a teacher makes. `window` is how long it may be open and `ahead` how far away its opening, in days. */
export const testLimits = {
  title: 80,
  reason: 200,
  minutes: { min: 5, max: 360 },
  sections: 20,
  extraPercent: 200,
  grantSeconds: 3600,
  window: 31,
  ahead: 365,
  /** For how many days after a paper was closed it is kept when its page was left. */
  leaveDays: 30,
  /** Of one class, drafts and those that are over among them. */
  ofClass: 200,
} as const

/** Of what a teacher sets besides tests. A repair is due after `repairDays` and has at most `repairQuestions`. */
export const assignmentLimits = { title: 80, ofClass: 500, repairDays: 3, repairQuestions: 5 } as const
