import type { Role } from '../vocabulary.ts'

/** The demo account of each role: a member of the sample institute, as whom any visitor may sign in. */
export const demoEmails: Readonly<Record<Role, string>> = {
  student: 'student@vikalp.example',
  teacher: 'teacher@vikalp.example',
  institute: 'institute@vikalp.example',
}

/** Nobody else can have one of them. */
export const isDemoEmail = (email: string): boolean => Object.values(demoEmails).includes(email)

/** Public on purpose: the sign-in screen uses it. */
export const demoPassword = 'practice'
