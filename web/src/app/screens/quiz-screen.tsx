import { HintTool } from '#features/hint/hint-tool.tsx'
import { QuizPage } from '#features/quiz/play/quiz-page.tsx'
import { SuggestionsTool } from '#features/suggestions/suggestions-tool.tsx'

/** The quiz does not depend on hints or suggestions: it shows what is put into its slot. */
export const QuizScreen = () => (
  <QuizPage
    tools={(questionId, hint) => (
      <>
        {hint.isOffered && <HintTool questionId={questionId} onRead={hint.onRead} />}
        <SuggestionsTool questionId={questionId} />
      </>
    )}
  />
)
