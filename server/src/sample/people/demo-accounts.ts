import { demoEmails } from '@vikalp/domain/identity/demo-accounts'
import type { Role } from '@vikalp/domain/vocabulary'
import { sampleId } from '../sample-id.ts'

export type DemoAccount = { id: string; email: string; name: string; role: Role }

/** The three accounts that any visitor may use, with the password shown on the sign-in screen. */
export const demoAccounts = {
  student: {
    id: sampleId('person', 1),
    email: demoEmails.student,
    name: 'Aarav Shah',
    role: 'student',
  },
  teacher: {
    id: sampleId('person', 2),
    email: demoEmails.teacher,
    name: 'Meera Trivedi',
    role: 'teacher',
  },
  institute: {
    id: sampleId('person', 3),
    email: demoEmails.institute,
    name: 'Sardar Vidya Institute',
    role: 'institute',
  },
} as const satisfies Record<Role, DemoAccount>
