import { chapterKey } from '@vikalp/domain/catalogue/chapter-key'
import type { AttemptRecord } from '#attempts/attempt.ts'
import type { ScreenState, ScreenStates } from '#platform/navigation/screen-state.ts'

/** The state of a running quiz in its history entry, so that reload and Back find the same one. */
export type QuizEntry = ScreenStates['quiz'] & { quizId: string }

/**
 * Which quiz a visit opens: an unfinished one of the same chapter and length, else a new one with an id made here, so
 * that a start whose answer was lost can be sent again. A visit that names nothing gets the last used quiz.
 */
export function chooseQuiz(
  { isDefault, ...names }: ScreenState<'quiz'>,
  open: readonly AttemptRecord[],
  newId: () => string,
): QuizEntry {
  const { testType, subject, chapter, count, quick, missedIn, assignmentId, practice, mistakes, today } =
    names
  const requested = nameOf(testType, subject, chapter)
  const found = isDefault
    ? open[0]
    : open.find(
        (each) =>
          (each.count ?? 0) === count &&
          (each.quick ?? false) === quick &&
          (each.missedIn ?? '') === missedIn &&
          (each.assignmentId ?? '') === assignmentId &&
          (each.practice ?? '') === practice &&
          (each.mistakes ?? '') === mistakes &&
          (each.today ?? '') === today &&
          nameOf(each.examName, each.subjectName, each.chapterName) === requested,
      )
  return found ? { ...entryOf(found), fromChapters: names.fromChapters } : { ...names, quizId: newId() }
}

const entryOf = ({
  examName,
  subjectName,
  chapterName,
  count = 0,
  quick = false,
  missedIn = '',
  assignmentId = '',
  practice = '',
  mistakes = '',
  today = '',
  quizId,
}: AttemptRecord): Omit<QuizEntry, 'fromChapters'> => ({
  testType: examName,
  subject: subjectName,
  chapter: chapterName,
  count,
  quick,
  missedIn,
  assignmentId,
  practice,
  mistakes,
  today,
  quizId,
})

/** A chapter is named by key or title; case never matters (rule 21). */
const nameOf = (exam: string, subject: string, chapter: string): string =>
  [exam, subject, chapterKey(chapter)].join('/').toLowerCase()
