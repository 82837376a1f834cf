import type { Messages } from './messages.ts'

export type Feature = keyof Messages

/** Each feature's texts are a chunk of their own, fetched beside the screens that speak them. */
const english: { [F in Feature]: () => Promise<Record<F, Messages[F]>> } = {
  catalogue: () => import('./en/catalogue.ts'),
  dashboard: () => import('./en/dashboard.ts'),
  hint: () => import('./en/hint.ts'),
  identity: () => import('./en/identity.ts'),
  instituteProfile: () => import('./en/institute-profile.ts'),
  institutes: () => import('./en/institutes.ts'),
  joinedClasses: () => import('./en/joined-classes.ts'),
  landing: () => import('./en/landing.ts'),
  problems: () => import('./en/problems.ts'),
  profiles: () => import('./en/profiles.ts'),
  quiz: () => import('./en/quiz.ts'),
  results: () => import('./en/results.ts'),
  shell: () => import('./en/shell.ts'),
  site: () => import('./en/site.ts'),
  student: () => import('./en/student.ts'),
  suggestions: () => import('./en/suggestions.ts'),
  taughtClasses: () => import('./en/taught-classes.ts'),
  teacher: () => import('./en/teacher.ts'),
  ui: () => import('./en/ui.ts'),
}

/** Another language is one more table of the same type. */
const locales = { en: english }

export type Locale = keyof typeof locales

/** The texts of some features in one language. */
export async function loadMessages(locale: Locale, features: readonly Feature[]): Promise<Partial<Messages>> {
  const parts = await Promise.all(features.map((feature) => locales[locale][feature]()))
  return Object.assign({}, ...parts)
}
