import { chapters } from '@vikalp/domain/catalogue/chapters'
import { addDays, type Day } from '@vikalp/domain/progress/periods'
import { type Random, shuffle } from '@vikalp/domain/random'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import type { BankQuestion, QuestionBank } from '#question-bank/question-bank.ts'
import { draw } from '../draw.ts'
import { demoAccounts } from '../people/demo-accounts.ts'
import { drawAnswers, drawWrong } from './answers.ts'
import { makeAttempt, type SampleAttempt } from './sample-attempt.ts'

type Setting = { bank: QuestionBank; today: Day; now: Date; random: Random }

// Requirement 10.9: a streak of 12 days and 6 quizzes of 50. The other days of the streak are quick quizzes.
const streak = 12
const total = 50
const quizzes: readonly { daysAgo: number; subject: SubjectKey; correct: number }[] = [
  { daysAgo: 10, subject: 'Physics', correct: 38 },
  { daysAgo: 8, subject: 'Chemistry', correct: 42 },
  { daysAgo: 6, subject: 'Biology', correct: 31 },
  { daysAgo: 4, subject: 'Physics', correct: 44 },
  { daysAgo: 3, subject: 'Biology', correct: 47 },
  { daysAgo: 1, subject: 'Chemistry', correct: 45 },
]
const chaptersPerQuiz = 6
const quickQuestions = 5
const skill = 1.6
const exam = 'NEET'

const harder = { Easy: 0, Medium: 0.2, Hard: 0.5 } as const
const fitting = chapters.filter((chapter) => chapter.class === 12 && chapter.exams.includes(exam))

/** The demo student's year: now and then a quick quiz, a day without one, then twelve days in a row. */
export function makeDemoStudentAttempts(setting: Setting): SampleAttempt[] {
  const { random } = setting
  const before = Array.from({ length: 350 }, (_, i) => i + streak + 1).filter(() => random() < 0.3)
  const inStreak = Array.from({ length: streak }, (_, i) => i)
  const quick = [...before, ...inStreak].filter((day) => !quizzes.some(({ daysAgo }) => daysAgo === day))
  return [
    ...quick.map((daysAgo) => makeQuickQuiz(daysAgo, setting)),
    ...quizzes.map((quiz) => makeCountingQuiz(quiz, setting)),
  ]
}

function makeQuickQuiz(daysAgo: number, { bank, today, now, random }: Setting): SampleAttempt {
  const { key, subject } = draw(fitting, random)
  const questions = shuffle(bank.ofChapter(key, exam), random).slice(0, quickQuestions)
  const chosen = drawAnswers(questions, skill, random)
  const day = addDays(today, -daysAgo)
  return makeAttempt(
    { studentId: demoAccounts.student.id, exam, subject, questions, chosen, isQuick: true, day, now },
    random,
  )
}

function makeCountingQuiz(
  { daysAgo, subject, correct }: (typeof quizzes)[number],
  { bank, today, now, random }: Setting,
): SampleAttempt {
  const known = shuffle(
    fitting.filter((chapter) => chapter.subject === subject),
    random,
  ).slice(0, chaptersPerQuiz)
  const questions = shuffle(
    known.flatMap(({ key }) => bank.ofChapter(key, exam)),
    random,
  ).slice(0, total)
  if (questions.length < total) throw new Error(`The sample needs ${total} questions of ${subject}`)
  const chosen = answersOf(questions, correct, random)
  const day = addDays(today, -daysAgo)
  return makeAttempt(
    { studentId: demoAccounts.student.id, exam, subject, questions, chosen, isQuick: false, day, now },
    random,
  )
}

/** Exactly this many right answers; harder questions are more likely to be wrong. */
function answersOf(questions: readonly BankQuestion[], correct: number, random: Random): string {
  const wrong = new Set(
    questions
      .map((question) => ({ question, hardness: random() + harder[question.difficulty] }))
      .sort((a, b) => b.hardness - a.hardness)
      .slice(0, questions.length - correct)
      .map(({ question }) => question),
  )
  return questions
    .map((question) => (wrong.has(question) ? drawWrong(question.answer, 0.2, random) : question.answer))
    .join('')
}
