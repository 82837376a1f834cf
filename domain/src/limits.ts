// What both sides hold a person to: the contract refuses by these numbers, the forms say them beforehand. Lengths are in
// characters as the browser counts them (UTF-16 units).

export const accountLimits = { name: 80, email: 254, password: { min: 8, max: 200 } } as const

/** The name under which an exam, a subject or a chapter is looked up. */
export const catalogueLimits = { name: 120 } as const

/** Rule 11. `chapters` are all that the catalogue holds; `secondsPerQuestion` is a day. */
export const quizLimits = {
  chapters: 52,
  questions: { min: 5, usual: 10, max: 50 },
  secondsPerQuestion: 86_400,
} as const

/** `streak` is in right answers, `exclude` a list of question ids. */
export const practiceLimits = { streak: 50, exclude: 2000 } as const

export const hintLimits = { question: 4000 } as const

export const suggestionLimits = { text: 250 } as const

/** `students` are those of one register. */
export const classLimits = { name: 60, rollNo: 20, students: 500 } as const

export const studentLimits = { address: 200 } as const

export const teacherLimits = { qualification: 120, firstYear: 1950 } as const

export const instituteLimits = { accreditation: 120, location: 120, firstYear: 1800 } as const

/** A day may be recorded a year ahead. */
export const activityLimits = {
  title: 80,
  description: 300,
  score: 20,
  firstDay: '1900-01-01',
  daysAhead: 365,
} as const

export const phoneLimits = { digits: { min: 8, max: 15 } } as const

export const listLimits = { search: 120, lastPage: 100_000 } as const

/** No year of ours lies beyond; a year to come is refused where the clock is at hand. */
export const lastYear = 2100

/** Room for what is typed: a code and a phone number with blanks and dashes, a year's four digits, part of a title. */
export const typedLimits = { code: 20, phone: 24, year: 4, title: 60 } as const
