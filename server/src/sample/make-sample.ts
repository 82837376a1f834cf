import { setImmediate } from 'node:timers/promises'
import { addDays, type Day, indianDay, mondayOf } from '@vikalp/domain/progress/periods'
import { type Random, seededRandom } from '@vikalp/domain/random'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { makeDemoStudentAttempts } from './attempts/demo-student.ts'
import { meetMean } from './attempts/meet-mean.ts'
import { makeQuizzes } from './attempts/quizzes.ts'
import type { SampleAttempt } from './attempts/sample-attempt.ts'
import { drawBetween } from './draw.ts'
import { momentOf } from './moments.ts'
import { demoAccounts } from './people/demo-accounts.ts'
import { nameMaker } from './people/name-maker.ts'
import { makeStudents, type SampleStudent } from './people/students.ts'
import { makeTeachers, type SampleTeacher } from './people/teachers.ts'
import { makeActivities, type SampleActivity } from './school/activities.ts'
import { makeClasses, type SampleClass } from './school/classes.ts'
import { type EarnedBadges, makeEarnedBadges } from './school/earned-badges.ts'
import { makeRegister, type RegisterDay } from './school/register.ts'

export type Sample = {
  institute: Institute
  teachers: SampleTeacher[]
  students: SampleStudent[]
  classes: SampleClass[]
  enrolments: { classId: string; studentId: string; rollNo: string; enrolledAt: Date }[]
  register: RegisterDay[]
  activities: SampleActivity[]
  attempts: SampleAttempt[]
  earnedBadges: EarnedBadges[]
  goal: SampleGoal
}

/** What the demo student wants, so that the demo has a plan. */
type SampleGoal = { studentId: string; exam: ExamKey; examOn: Day }

type Institute = {
  id: string
  accreditation: string
  location: string
  establishedYear: number
}

/** On a Sunday, whenever the sample is made. */
const weeksToExam = 22

// The averages of requirements 11.7 and 12.5; the other figures follow from the lists of sections and teachers.
const averages = { demoTeacher: 89, institute: 87 } as const

/** The sample institute at a given time: the same time and bank give the same rows. Others are served while it is made. */
export async function makeSample(bank: QuestionBank, now: Date): Promise<Sample> {
  const today = indianDay(now)
  const random = seededRandom(4_531)
  const newName = nameMaker(
    random,
    Object.values(demoAccounts).map(({ name }) => name),
  )
  const teachers = makeTeachers(newName, today, random)
  const students = makeStudents(newName, today, random)
  const classes = makeClasses(teachers, today, random)
  const attempts = await makeAttempts(students, classes, { bank, today, now, random })
  return {
    institute: {
      id: demoAccounts.institute.id,
      accreditation: 'Grade A, Charotar Council of Science Schools',
      location: 'Vallabh Vidyanagar, Gujarat',
      establishedYear: 1994,
    },
    teachers,
    students,
    classes,
    enrolments: enrol(classes, students, today, random),
    register: makeRegister(classes, students, { today, now, random }),
    activities: makeActivities(today),
    attempts,
    earnedBadges: makeEarnedBadges(today),
    goal: {
      studentId: demoAccounts.student.id,
      exam: 'NEET',
      examOn: addDays(mondayOf(today), weeksToExam * 7 + 6),
    },
  }
}

/** A year of quizzes for each student, with the averages of the demo teacher and the institute from the specification. */
async function makeAttempts(
  students: readonly SampleStudent[],
  classes: readonly SampleClass[],
  setting: { bank: QuestionBank; today: Day; now: Date; random: Random },
): Promise<SampleAttempt[]> {
  const { random } = setting
  const demoSections = new Set(
    classes.filter(({ teacherId }) => teacherId === demoAccounts.teacher.id).map(({ section }) => section),
  )
  const quizzesOf = async (taught: boolean): Promise<SampleAttempt[]> => {
    const attempts: SampleAttempt[] = []
    for (const student of students) {
      if (student.id === demoAccounts.student.id || demoSections.has(student.section) !== taught) continue
      attempts.push(...makeQuizzes(student, setting))
      await setImmediate()
    }
    return attempts
  }
  const demoStudent = makeDemoStudentAttempts(setting)
  const taught = meetMean(await quizzesOf(true), demoStudent, averages.demoTeacher, random)
  const pupils = [...demoStudent, ...taught]
  return [...pupils, ...meetMean(await quizzesOf(false), pupils, averages.institute, random)]
}

/** The students of a section are in each of its classes, with the same roll number. */
const enrol = (
  classes: readonly SampleClass[],
  students: readonly SampleStudent[],
  today: Day,
  random: Random,
): Sample['enrolments'] =>
  students.flatMap(({ id, section, rollNo }) => {
    const enrolledAt = momentOf(
      addDays(today, -drawBetween(195, 210, random)),
      drawBetween(480, 1000, random),
    )
    return classes
      .filter((taught) => taught.section === section)
      .map((taught) => ({ classId: taught.id, studentId: id, rollNo, enrolledAt }))
  })
