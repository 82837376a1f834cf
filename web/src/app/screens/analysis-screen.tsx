import { Suspense } from 'react'
import { AnalysisPage } from '#features/quiz/analysis/analysis-page.tsx'
import { lazyPart } from '../lazy-part.ts'

const TopicsMoved = lazyPart(
  ['topics'],
  async () => (await import('#features/topics/topics-moved.tsx')).TopicsMoved,
)

/** A result depends on nothing of what practice makes of it. */
export const AnalysisScreen = () => (
  <AnalysisPage
    moved={(quizId) => (
      <Suspense>
        <TopicsMoved quizId={quizId} />
      </Suspense>
    )}
  />
)
