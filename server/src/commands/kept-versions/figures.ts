import type { ClassMember, Register, TaughtClass } from '@vikalp/contract/classes'
import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import type { HistoryPage } from '@vikalp/contract/lists/history'
import type { QuizResult } from '@vikalp/contract/quiz'
import type { OwnReport } from '@vikalp/contract/reports'
import type { StudentProfile } from '@vikalp/contract/student-profile'
import type { Suggestion } from '@vikalp/contract/suggestions'
import type { StudentsPage, TeacherProfile } from '@vikalp/contract/teacher-profile'
import { type Ask, days, discussed, type Person } from './story.ts'

type Figure = { route: string; read: (ask: Ask) => Promise<unknown> }

const pupil = (who: Person): Record<string, Figure> => ({
  [`account of ${who}`]: { route: '/api/accounts/me', read: (ask) => ask(who, 'GET', '/api/accounts/me') },
  [`results of ${who}`]: { route: '/api/quiz/history', read: (ask) => resultsOf(ask, who) },
  [`profile of ${who}`]: { route: '/api/profiles/student', read: (ask) => studentOf(ask, who) },
})

/**
 * The figures that people see: how often and how well they practised, their streaks, averages, classes and suggestions.
 * What a version adds to a reply is not among them.
 */
const figures: Record<string, Figure> = {
  ...pupil('asha'),
  ...pupil('bina'),
  suggestions: { route: '/api/suggestions', read: suggestions },
  classes: { route: '/api/classes', read: classes },
  teacher: { route: '/api/profiles/teacher', read: teacher },
  institute: { route: '/api/profiles/institute', read: institute },
  'marked questions': { route: '/api/bookmarks', read: marked },
}

/** The names of the figures that a version with these routes has. */
export const figuresWith = (has: (route: string) => boolean): string[] =>
  Object.keys(figures).filter((name) => has(figures[name]?.route ?? ''))

export async function readFigures(ask: Ask, names: readonly string[]): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {}
  for (const name of names) read[name] = await figures[name]?.read(ask)
  return read
}

async function resultsOf(ask: Ask, who: Person): Promise<unknown> {
  const { total, attempts } = await ask<HistoryPage>(who, 'GET', '/api/quiz/history')
  const results = []
  for (const { attemptId, exam, subject, chapters, score, percentage, date } of attempts) {
    const result = await ask<QuizResult>(who, 'GET', `/api/quiz/result/${attemptId}`)
    const { correct, incorrect, notAttempted, avgTime, finishedAt, questions } = result
    const verdicts = questions.map(({ questionId, selectedOption, answer, isCorrect }) =>
      [questionId, selectedOption ?? '-', answer, isCorrect ? 'right' : 'not right'].join(' '),
    )
    const listed = { attemptId, exam, subject, chapters, score, percentage, date }
    results.push({ ...listed, correct, incorrect, notAttempted, avgTime, finishedAt, verdicts })
  }
  return { total, results }
}

async function studentOf(ask: Ask, who: Person): Promise<unknown> {
  const profile = await ask<StudentProfile>(who, 'GET', '/api/profiles/student')
  const { name, stats, practisedDays, badges, trend, subjects, totalAttempts, nextStep, classes } = profile
  const { overall, streak, quizzesTaken, quickQuizzes } = stats
  return {
    name,
    stats: { overall, streak, quizzesTaken, quickQuizzes },
    practisedDays,
    badges: earned(badges),
    trend,
    subjects: practised(subjects),
    totalAttempts,
    nextStep,
    classes,
  }
}

/** A later version may know more subjects. */
const practised = (subjects: StudentProfile['subjects']): StudentProfile['subjects'] =>
  subjects.filter(({ quizzes }) => quizzes > 0)

const earned = (badges: StudentProfile['badges']): unknown =>
  badges.filter(({ status }) => status === 'earned').map(({ name, earnedDate }) => ({ name, earnedDate }))

async function suggestions(ask: Ask): Promise<unknown> {
  const all = await ask<Suggestion[]>('bina', 'GET', `/api/suggestions?questionId=${discussed}`)
  return all.map(({ id, text, date, likes, vibed, own }) => ({ id, text, date, likes, vibed, own }))
}

async function classes(ask: Ask): Promise<unknown> {
  const taught = await ask<TaughtClass[]>('chetan', 'GET', '/api/classes')
  const path = `/api/classes/${taught[0]?.classId}`
  const members = await ask<ClassMember[]>('chetan', 'GET', `${path}/students`)
  const register = await ask<Register>('chetan', 'GET', `${path}/register/${days[2]}`)
  return {
    taught: taught.map(({ waiting: _, ...row }) => row),
    members: members.map(({ shares: _, ...row }) => row),
    register,
  }
}

async function teacher(ask: Ask): Promise<unknown> {
  const profile = await ask<TeacherProfile>('chetan', 'GET', '/api/profiles/teacher')
  const { subject, qualification, experience, institute, stats, trend, needAttention } = profile
  const page = await ask<StudentsPage>('chetan', 'GET', '/api/profiles/teacher/students')
  const students = page.students.map(({ photo: _, ...row }) => row)
  return { subject, qualification, experience, institute, stats, trend, needAttention, students }
}

async function institute(ask: Ask): Promise<unknown> {
  const profile = await ask<InstituteProfile>('deepshikha', 'GET', '/api/profiles/institute')
  const { stats, trend, subjects, activities } = profile
  const ofClass = profile.classes.map(({ performance: _, ...row }) => row)
  const faculty = profile.faculty.map(({ name, subject, experience, studentsCount }) => ({
    name,
    subject,
    experience,
    studentsCount,
  }))
  return { stats, trend, subjects: practised(subjects), classes: ofClass, faculty, activities }
}

async function marked(ask: Ask): Promise<unknown> {
  const { questions } = await ask<{ questions: { _id: string }[] }>('asha', 'GET', '/api/bookmarks')
  const bookmarks = questions.map(({ _id }) => _id)
  const reports = await ask<OwnReport[]>(
    'asha',
    'GET',
    `/api/reports/mine?questionIds=${[discussed, ...bookmarks].join(',')}`,
  )
  const { photo } = await ask<StudentProfile>('asha', 'GET', '/api/profiles/student')
  return { bookmarks, reports, photo }
}
