import { Suspense } from 'react'
import { HintTool } from '#features/hint/hint-tool.tsx'
import { QuizPage } from '#features/quiz/play/quiz-page.tsx'
import { SuggestionsTool } from '#features/suggestions/suggestions-tool.tsx'
import { lateCode } from './late-code.tsx'

const OpenHint = lateCode([], async () => (await import('#features/hint/open-hint.tsx')).OpenHint)

/** The quiz does not depend on hints or suggestions: it shows what is put into its slot. */
export const QuizScreen = () => (
  <QuizPage
    tools={(questionId, hint) => (
      <>
        {hint.isOffered && <HintTool questionId={questionId} onRead={hint.onRead} />}
        <SuggestionsTool questionId={questionId} />
      </>
    )}
    openHint={(questionId, onRead) => (
      <Suspense>
        <OpenHint questionId={questionId} onRead={onRead} />
      </Suspense>
    )}
  />
)
