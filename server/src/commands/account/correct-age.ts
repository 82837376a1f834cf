import { indianDay } from '@vikalp/domain/progress/periods'
import { adultFrom, type BirthMonth } from '@vikalp/domain/sharing/adult-from'
import { findSharing, lockStudent } from '../../access/sharing-state.store.ts'
import { correctAge as correct } from '../../features/sharing/sharing.store.ts'
import { connect, type Db } from '../../platform/db.ts'
import { inSchema } from '../../platform/tenants.ts'
import { printable } from '../printable.ts'
import { findStudents } from './correct-age.store.ts'

/**
 * Puts right in which month a student was born, whatever they answered, and begins or ends at once what hangs on it
 * (rule 82).
 */
export async function correctAge(
  databaseUrl: string,
  { args: [who, month, ...more], now }: { args: readonly string[]; now: Date },
): Promise<{ said: string; about: string }> {
  const born = birthMonth(month)
  if (!who || !born || more.length > 0)
    throw new Error('npm run account:age EMAIL | USERNAME | ID YEAR-MONTH, the month of birth: 2009-05')
  const today = indianDay(now)
  if (`${month}` > today.slice(0, 7)) throw new Error(`${month} is still to come`)
  const db = connect(inSchema(databaseUrl, 'public'), { size: 1, isUnhurried: true })
  try {
    const student = await findStudent(db, who)
    const day = adultFrom(born)
    const said = await db.transaction(async (tx) => {
      await lockStudent(tx, student.id)
      await correct(tx, { userId: student.id, adultFrom: day > today ? day : null, now })
      return what[(await findSharing(tx, student.id, now)).state](day)
    })
    return { said: `${printable(student.name)} (${student.id}) ${said}`, about: student.id }
  } finally {
    await db.close()
  }
}

const birthMonth = (text = ''): BirthMonth | undefined => {
  const [, year, month] = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? []
  return year && month ? { year: Number(year), month: Number(month) } : undefined
}

async function findStudent(db: Db, who: string): Promise<{ id: string; name: string }> {
  const [found, ...others] = await findStudents(db, who)
  if (!found) throw new Error(`There is no student ${printable(who)}`)
  if (others.length > 0)
    throw new Error(
      `Several students have this address. Name one by its id: ${[found, ...others].map(({ id }) => id).join(', ')}`,
    )
  return found
}

const what = {
  adult: () => 'is 18 or over, and shares on their own word',
  waiting: (day: string) => `is under 18 until ${day}, and shares nothing until a guardian agrees`,
  agreed: (day: string) => `is under 18 until ${day}, and shares on: the consent of a guardian stands`,
  unasked: () => 'was not asked yet',
} as const
