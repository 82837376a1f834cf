import type { quizContract, StartQuiz } from '@vikalp/contract/quiz'
import { examOnTheWire, subjectOnTheWire } from '@vikalp/domain/catalogue/subjects'
import { isWordOf, practiceModes } from '@vikalp/domain/vocabulary'
import { blockOfKey } from '#attempts/block-key.ts'
import type { QuizEntry } from './choose-quiz.ts'

export const startPath: (typeof quizContract.start)['path'] = '/api/quiz/start'

/** What starts the quiz of a history entry: the same entry always makes the same request. */
export const startOf = ({
  testType,
  subject,
  chapter,
  count,
  quick,
  missedIn,
  assignmentId,
  practice,
  mistakes,
  today,
  quizId,
}: QuizEntry): StartQuiz => ({
  exam: examOnTheWire(testType),
  subject: subjectOnTheWire(testType, subject),
  chapters: [chapter],
  quizId,
  ...(count !== 0 && { count }),
  ...(quick && { quick }),
  ...(missedIn && { missedIn }),
  ...(assignmentId && { assignmentId }),
  ...(isWordOf(practiceModes, practice) && { practice }),
  ...(mistakes && { from: 'mistakes', ids: mistakes.split(',') }),
  ...(today && { block: blockOfKey(today) }),
})
