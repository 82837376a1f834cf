import type { NextStep } from '@vikalp/contract/student-profile'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { chapterTitle } from '@vikalp/domain/english/chapter-titles'
import { weakestTopic } from '@vikalp/domain/progress/next-step'
import type { TopicTally } from '@vikalp/domain/quiz/topic-tally'
import type { QuestionBank } from '#question-bank/question-bank.ts'

/**
 * The weakest topic, in a chapter with questions: for the exam practised last, else for the first exam of the chapter.
 */
export function chooseNextStep(
  bank: QuestionBank,
  topics: readonly TopicTally[],
  lastExam: string | null,
): NextStep | null {
  const chapters = new Map(
    [...new Set(topics.map(({ chapter }) => chapter))].map((key) => [key, playable(bank, key)]),
  )
  const weakest = weakestTopic(topics.filter(({ chapter }) => chapters.get(chapter)))
  const chapter = weakest && chapters.get(weakest.chapter)
  if (!chapter) return null
  const exam = chapter.exams.find((each) => each === lastExam) ?? chapter.first
  return { ...weakest, exam, subject: chapter.subject, chapterTitle: chapterTitle(weakest.chapter) }
}

/** The exams for which the chapter has questions; undefined without any. */
function playable(bank: QuestionBank, key: string) {
  const chapter = findChapter(key)
  const exams = chapter?.exams.filter((exam) => bank.ofChapter(chapter.key, exam).length > 0) ?? []
  const [first] = exams
  return chapter && first && { exams, first, subject: chapter.subject }
}
