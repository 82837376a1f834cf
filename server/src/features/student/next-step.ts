import type { NextStep } from '@vikalp/contract/student-profile'
import { chapters } from '@vikalp/domain/catalogue/chapters'
import { chapterTitle } from '@vikalp/domain/english/chapter-titles'
import type { TopicTally } from '@vikalp/domain/quiz/topic-tally'
import type { ExamKey, SubjectKey } from '@vikalp/domain/vocabulary'
import { oncePerBank } from '#question-bank/once-per-bank.ts'

type Playable = { subject: SubjectKey; exams: readonly [ExamKey, ...ExamKey[]] }

/** The chapters with questions, by their keys, each with the exams for which it has some. */
export const playableChapters = oncePerBank((bank): ReadonlyMap<string, Playable> => {
  const playable = new Map<string, Playable>()
  for (const { key, subject, exams } of chapters) {
    const [first, ...others] = exams.filter((exam) => bank.ofChapter(key, exam).length > 0)
    if (first) playable.set(key, { subject, exams: [first, ...others] })
  }
  return playable
})

/** The topic to practise next: for the exam practised last, else for the first exam of its chapter. */
export function nextStep(
  playable: ReturnType<typeof playableChapters>,
  topic: TopicTally,
  lastExam: string | null,
): NextStep | null {
  const chapter = playable.get(topic.chapter)
  if (!chapter) return null
  const exam = chapter.exams.find((each) => each === lastExam) ?? chapter.exams[0]
  return { ...topic, exam, subject: chapter.subject, chapterTitle: chapterTitle(topic.chapter) }
}
