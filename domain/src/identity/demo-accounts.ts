import type { Role } from '../vocabulary.ts'

/** The demo account of each role: people of the sample institute, whom a visitor may sign in as. */
export const demoEmails: Readonly<Record<Role, string>> = {
  student: 'student@vikalp.example',
  teacher: 'teacher@vikalp.example',
  institute: 'institute@vikalp.example',
}

/** Public by design: the sign-in screen uses it. */
export const demoPassword = 'practice'
