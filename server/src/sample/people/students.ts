import { addDays, type Day } from '@vikalp/domain/progress/periods'
import type { Random } from '@vikalp/domain/random'
import { draw, drawBetween, drawNormal } from '../draw.ts'
import { momentOf } from '../moments.ts'
import { sampleId } from '../sample-id.ts'
import { demoStudentSection, type Section, sections } from '../school/sections.ts'
import { demoAccounts } from './demo-accounts.ts'
import { fullName, mailName, type Name } from './name-maker.ts'
import { phoneOf } from './phones.ts'

export type SampleStudent = {
  id: string
  name: string
  email: string
  createdAt: Date
  section: Section
  rollNo: string
  grade: string
  phone: string
  parentContact: string
  address: string
  /** In logits, as adaptive practice estimates it: 2 means nine right answers in ten. */
  skill: number
  /** How likely the student comes to class. */
  presence: number
}

const areas = [
  'Mota Bazaar, Vallabh Vidyanagar',
  'Nana Bazaar, Vallabh Vidyanagar',
  'Bakrol Road, Vallabh Vidyanagar',
  'Janta Road, Vallabh Vidyanagar',
  'Station Road, Anand',
  'Ganesh Chokdi, Anand',
  'Lambhvel Road, Anand',
  'Gamdi, Anand',
  'Jitodia Road, Anand',
  'Sojitra Road, Karamsad',
  'College Road, Nadiad',
  'Petlad Road, Nadiad',
  'Station Road, Borsad',
  'College Road, Petlad',
]

/** The students of all sections, in order; the demo student is one of them. */
export function makeStudents(newName: () => Name, today: Day, random: Random): SampleStudent[] {
  const seats = sections.flatMap((section) => fillSeats(section, newName))
  return seats.map(({ section, seat, name }, n) => {
    const student = {
      id: sampleId('person', 100 + n),
      name: fullName(name),
      email: `${mailName(name)}.${drawBetween(10, 99, random)}@students.vikalp.example`,
      createdAt: momentOf(addDays(today, -drawBetween(380, 420, random)), drawBetween(900, 1300, random)),
      section,
      rollNo: `${section.roll}-${String(seat + 1).padStart(2, '0')}`,
      grade: draw(section.course.grades, random),
      phone: phoneOf('student', n),
      parentContact: phoneOf('parent', n),
      address: draw(areas, random),
      ...abilityOf(n, section.level, random),
    }
    return name === demoName ? { ...student, ...demoAccounts.student } : student
  })
}

const [first = '', last = ''] = demoAccounts.student.name.split(' ')
const demoName: Name = { first, last }

/** In the order of names, as roll numbers are given. */
function fillSeats(section: Section, newName: () => Name): { section: Section; seat: number; name: Name }[] {
  const known = section === sections[demoStudentSection] ? [demoName] : []
  const others = Array.from({ length: section.size - known.length }, newName)
  return [...known, ...others]
    .sort((one, other) => (fullName(one) < fullName(other) ? -1 : 1))
    .map((name, seat) => ({ section, seat, name }))
}

/** One in 24 is weak and one in twelve average, so that every status occurs; the rest are near their section's level. */
function abilityOf(n: number, level: number, random: Random): { skill: number; presence: number } {
  const usual = Math.max(1.3, 1.85 + level + 0.5 * drawNormal(random))
  const skill = n % 24 === 7 ? -0.1 : n % 12 === 3 ? 0.8 : usual
  const presence = Math.min(0.99, 0.84 + 0.038 * skill + 0.02 * drawNormal(random))
  return { skill, presence }
}
