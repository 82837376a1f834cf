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
  const steps = topics.flatMap((tally) => {
    const chapter = findChapter(tally.chapter)
    const exams = chapter?.exams.filter((exam) => bank.ofChapter(chapter.key, exam).length > 0) ?? []
    const exam = exams.find((each) => each === lastExam) ?? exams[0]
    if (!chapter || !exam) return []
    return { ...tally, exam, subject: chapter.subject, chapterTitle: chapterTitle(chapter.key) }
  })
  return weakestTopic(steps) ?? null
}
