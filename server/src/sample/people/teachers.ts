import { addDays, type Day } from '@vikalp/domain/progress/periods'
import type { Random } from '@vikalp/domain/random'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { draw, drawBetween } from '../draw.ts'
import { momentOf } from '../moments.ts'
import { sampleId } from '../sample-id.ts'
import { demoAccounts } from './demo-accounts.ts'
import { fullName, mailName, type Name } from './name-maker.ts'
import { phoneOf } from './phones.ts'

export type SampleTeacher = {
  id: string
  name: string
  email: string
  createdAt: Date
  subject: SubjectKey
  qualification: string
  phone: string
  teachingSince: number
}

/** The demo teacher and 24 colleagues. */
const colleagues: readonly SubjectKey[] = [
  ...Array<'Physics'>(6).fill('Physics'),
  ...Array<'Chemistry'>(9).fill('Chemistry'),
  ...Array<'Biology'>(9).fill('Biology'),
]
const qualifications = ['M.Sc., B.Ed.', 'M.Sc., B.Ed.', 'M.Sc., M.Phil.', 'B.Sc., B.Ed.', 'M.Sc., Ph.D.']

/** The demo teacher is first. */
export function makeTeachers(
  newName: () => Name,
  today: Day,
  random: Random,
): [SampleTeacher, ...SampleTeacher[]] {
  const year = Number(today.slice(0, 4))
  const joined = (): Date =>
    momentOf(addDays(today, -drawBetween(430, 700, random)), drawBetween(600, 1000, random))
  const others = colleagues.map((subject, n): SampleTeacher => {
    const name = newName()
    return {
      id: sampleId('person', 10 + n),
      name: fullName(name),
      email: `${mailName(name)}@staff.vikalp.example`,
      createdAt: joined(),
      subject,
      qualification: draw(qualifications, random),
      phone: phoneOf('teacher', n),
      teachingSince: year - drawBetween(2, 24, random),
    }
  })
  return [
    {
      ...demoAccounts.teacher,
      createdAt: joined(),
      subject: 'Physics',
      qualification: 'M.Sc., B.Ed.',
      phone: phoneOf('teacher', colleagues.length),
      teachingSince: year - 9,
    },
    ...others,
  ]
}
