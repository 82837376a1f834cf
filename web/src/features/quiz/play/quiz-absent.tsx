import { useLocation } from 'wouter'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { Button } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { goBack } from './go-back.ts'
import type { QuizEntry } from './state/choose-quiz.ts'

type QuizFailedProps = { entry: QuizEntry; error: unknown; again: () => void }

export function QuizFailed({ entry, error, again }: QuizFailedProps) {
  const m = useMessages('quiz')
  const { placeName } = useNames()
  const problems = useMessages('problems')
  const back = useBack(entry)
  const [, navigate] = useLocation()
  const noQuestions = useNoQuestions(entry)
  const code = failureCode(error)
  const tryAgain = () => {
    // The id cannot be used again (submitted elsewhere, or a question was withdrawn): the next try is a new quiz.
    if (code === 'conflict') navigate(paths.quiz, { replace: true, state: { ...entry, quizId: undefined } })
    else again()
  }
  return (
    <Page title={placeName(entry.testType, entry.subject)} narrow>
      <Panel
        tone="error"
        title={m.failed}
        actions={
          <>
            <Button onClick={tryAgain}>{m.tryAgain}</Button>
            <Button kind="outline" onClick={back}>
              {m.goBack}
            </Button>
          </>
        }
      >
        <p>{code === 'not_found' ? noQuestions : problemText(problems, 'quiz', error)}</p>
      </Panel>
    </Page>
  )
}

export function QuizEmpty({ entry }: { entry: QuizEntry }) {
  const m = useMessages('quiz')
  const { placeName } = useNames()
  const back = useBack(entry)
  const noQuestions = useNoQuestions(entry)
  return (
    <Page title={placeName(entry.testType, entry.subject)} narrow>
      <Panel tone="empty" title={m.empty} actions={<Button onClick={back}>{m.differentChapter}</Button>}>
        <p>{noQuestions}</p>
      </Panel>
    </Page>
  )
}

// Requirement 14.2
function useNoQuestions({ testType, subject, chapter }: QuizEntry): string {
  const { placeName } = useNames()
  const chapterTitle = useChapterTitle()
  return useMessages('problems').noQuestions(placeName(testType, subject), chapterTitle(chapter))
}

function useBack({ testType, subject }: QuizEntry): () => void {
  const [, navigate] = useLocation()
  return () => goBack(() => navigate(paths.chapters, { replace: true, state: { testType, subject } }))
}
