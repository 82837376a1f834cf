import type { Page } from '@playwright/test'
import type { Role } from '@vikalp/domain/vocabulary'

export type Screen = {
  path: string
  role: Role
  /** What stands there once the screen has what it shows. */
  shown: (page: Page) => Promise<void>
}

const heading = (level: number) => (page: Page) => page.getByRole('heading', { level }).first().waitFor()

export const screens: readonly Screen[] = [
  { path: '/', role: 'student', shown: heading(1) },
  { path: '/exams', role: 'student', shown: heading(1) },
  { path: '/quiz', role: 'student', shown: (page) => page.getByRole('radio').first().waitFor() },
  { path: '/profile', role: 'student', shown: heading(2) },
  { path: '/teacher', role: 'teacher', shown: heading(2) },
  { path: '/institute', role: 'institute', shown: heading(2) },
]
