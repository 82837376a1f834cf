import type { NextStep } from '@vikalp/contract/student-profile'
import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { weakestTopic } from '@vikalp/domain/progress/next-step'
import type { TopicTally } from '@vikalp/domain/quiz/topic-tally'
import type { QuestionBank } from '#question-bank/question-bank.ts'

/**
 * The weakest topic, in a chapter that holds questions: for the exam that was practised last, else the first exam of
 * the chapter.
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
    return { ...tally, exam, subject: chapter.subject, chapterTitle: chapter.title }
  })
  return weakestTopic(steps) ?? null
}
