import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import { chapters } from '@vikalp/domain/catalogue/chapters'
import { addDays, type Day } from '@vikalp/domain/progress/periods'
import { type Random, shuffle } from '@vikalp/domain/random'
import type { QuestionBank } from '#question-bank/question-bank.ts'
import { draw, drawBetween } from '../draw.ts'
import type { SampleStudent } from '../people/students.ts'
import { drawAnswers, topicOf } from './answers.ts'
import { makeAttempt, type SampleAttempt } from './sample-attempt.ts'

type Setting = { bank: QuestionBank; today: Day; now: Date; random: Random }

/** Days since the last quiz: a third of the students practised today or yesterday, some stopped weeks ago. */
const lastQuiz: readonly (readonly [share: number, from: number, to: number])[] = [
  [0.35, 0, 1],
  [0.35, 2, 6],
  [0.18, 7, 20],
  [0.12, 21, 60],
]
const questionsAtMost = 10 // rule 11
/** In logits: a student finds some subjects easier than others. */
const ease = { Physics: -0.2, Chemistry: 0, Mathematics: -0.3, Biology: 0.3 } as const
const chaptersPractised = 15

/** The 20 to 34 quizzes that a student took in the last year, a chapter each, one a day at most. */
export function makeQuizzes(student: SampleStudent, setting: Setting): SampleAttempt[] {
  const { bank, today, now, random } = setting
  const { course } = student.section
  const practised = drawChapters(student, random)
  const weakTopics = drawWeakTopics(practised, bank, random)
  return drawDays(random).map((daysAgo) => {
    const chapter = drawFavourite(practised, random)
    const exam = draw(
      course.exams.filter((key) => chapter.exams.includes(key)),
      random,
    )
    const questions = shuffle(bank.ofChapter(chapter.key, exam), random).slice(0, questionsAtMost)
    const learnt = 0.25 - daysAgo / 700
    const skill = student.skill + ease[chapter.subject] + learnt
    return makeAttempt(
      {
        studentId: student.id,
        exam,
        subject: chapter.subject,
        questions,
        chosen: drawAnswers(questions, skill, random, weakTopics),
        isQuick: false,
        day: addDays(today, -daysAgo),
        now,
      },
      random,
    )
  })
}

/** The chapters a student practises, the same number for each subject, the most frequent first. */
function drawChapters({ section: { course } }: SampleStudent, random: Random): Chapter[] {
  const { subjects, years, exams } = course
  const perSubject = subjects.flatMap((subject) => {
    const fitting = chapters.filter(
      (chapter) =>
        chapter.subject === subject &&
        years.includes(chapter.class) &&
        chapter.exams.some((exam) => exams.includes(exam)),
    )
    return shuffle(fitting, random).slice(0, Math.round(chaptersPractised / subjects.length))
  })
  return shuffle(perSubject, random)
}

const drawFavourite = (practised: readonly Chapter[], random: Random): Chapter =>
  draw(practised, () => random() ** 2)

/** Up to two topics of a frequent chapter that the student does not understand. */
function drawWeakTopics(practised: readonly Chapter[], bank: QuestionBank, random: Random): Set<string> {
  const weakChapters = shuffle(practised.slice(0, 3), random).slice(0, drawBetween(0, 2, random))
  return new Set(
    weakChapters.map(({ key }) => {
      const topics = bank.ofChapter(key).map(topicOf)
      const repeated = topics.filter((topic, i) => topics.indexOf(topic) !== i)
      return draw(repeated.length > 0 ? repeated : topics, random)
    }),
  )
}

/** Distinct numbers of days ago; recent days are more likely. */
function drawDays(random: Random): number[] {
  let place = random()
  const [, from, to] = lastQuiz.find(([share]) => {
    place -= share
    return place < 0
  }) ?? [0, 0, 1]
  const last = drawBetween(from, to, random)
  const days = new Set([last])
  const count = drawBetween(20, 34, random)
  while (days.size < count) days.add(last + Math.floor((364 - last) * random() ** 1.6))
  return [...days]
}
