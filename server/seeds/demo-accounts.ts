import { randomUUIDv7 } from 'node:crypto'
import type { Role } from '@vikalp/contract/endpoint'
import { insertUser } from '../src/features/identity/identity.store.ts'
import { hashPassword } from '../src/features/identity/password.ts'
import type { Db } from '../src/platform/db.ts'

const accounts: readonly { email: string; name: string; role: Role }[] = [
  { email: 'student@vikalp.example', name: 'Aarav Shah', role: 'student' },
  { email: 'teacher@vikalp.example', name: 'Meera Trivedi', role: 'teacher' },
  { email: 'institute@vikalp.example', name: 'Sardar Vidya Institute', role: 'institute' },
]

/** The three demo accounts, with the password that the sign-in screen shows. Existing ones are left alone. */
export async function seedDemoAccounts(db: Db): Promise<void> {
  const passwordHash = await hashPassword('practice')
  for (const account of accounts) await insertUser(db, { ...account, id: randomUUIDv7(), passwordHash })
}
