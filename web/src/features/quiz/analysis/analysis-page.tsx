import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { attemptStore } from '#attempts/attempt-store.ts'
import { useDelivery } from '#attempts/submit-queue.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useNavigationState } from '#platform/navigation/screen-state.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useAnnounce } from '#ui/feedback/live-region.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { EmptyPanel } from '#ui/layout/empty-panel.tsx'
import { Page } from '#ui/layout/page.tsx'
import { AttemptFailed } from '../attempt-failed.tsx'
import { gradedAttempt } from '../result.api.ts'
import { AnalysisReport } from './analysis-report.tsx'
import { analysisFrom, analysisOf, namesFrom } from './navigation-state.ts'

/** What practice that adapts has changed of its topics. */
type Moved = (quizId: string) => ReactNode

function isPractice(quizId: unknown): quizId is string {
  const record = typeof quizId === 'string' && attemptStore.findRecord(quizId)
  return Boolean(record && (record.practice || record.today))
}

/** The figures come with the navigation (requirement 7.3); a later result from the server replaces them. */
export function AnalysisPage({ moved }: { moved: Moved }) {
  const state = useNavigationState()
  const { quizId, attemptId } = state
  const delivery = useDelivery(typeof quizId === 'string' ? quizId : '')
  const came = analysisFrom(state)
  useAnnounceScore(delivery.result)

  if (delivery.result) {
    const analysis = analysisOf(delivery.result, namesFrom(state))
    return (
      <AnalysisReport analysis={analysis} state={state} delivery={delivery}>
        {isPractice(quizId) && moved(quizId)}
      </AnalysisReport>
    )
  }
  if (came) return <AnalysisReport analysis={came} state={state} delivery={delivery} />
  const stored = [attemptId, quizId].find((id) => typeof id === 'string' && id !== '')
  return typeof stored === 'string' ? <StoredAnalysis attemptId={stored} state={state} /> : <NoResult />
}

type StoredAnalysisProps = { attemptId: string; state: Record<string, unknown> }

/** Opened from the history with only the attempt's id. */
function StoredAnalysis({ attemptId, state }: StoredAnalysisProps) {
  const m = useMessages('results').analysis
  const attempt = useQuery(gradedAttempt(attemptId))
  if (attempt.data) {
    const { exam, subject, chapters, quick } = attempt.data
    const names = { exam, subject, chapter: chapters[0], quick, practice: '' }
    return (
      <AnalysisReport
        analysis={analysisOf(attempt.data, names)}
        state={{ ...names, ...state, quizId: attemptId }}
      />
    )
  }
  if (attempt.isPending)
    return (
      <Page title={m.title}>
        <Spinner label={m.loading} />
      </Page>
    )
  return (
    <Page title={m.title}>
      <AttemptFailed attempt={attempt} words={{ ...m, title: m.failed }} />
    </Page>
  )
}

function NoResult() {
  const m = useMessages('results').analysis
  return (
    <Page title={m.title}>
      <EmptyPanel title={m.emptyTitle} text={m.empty} action={{ href: paths.exams, label: m.chooseExam }} />
    </Page>
  )
}

/** Announces a score that arrives while the screen is open; an earlier one is already on the page. */
function useAnnounceScore(result: { correct: number; total: number } | undefined): void {
  const m = useMessages('results').analysis
  const announce = useAnnounce()
  const wasScored = useRef(result !== undefined)
  useEffect(() => {
    if (!result || wasScored.current) return
    wasScored.current = true
    const { correct, total } = result
    announce(m.scoredNow(m.scoreInWords(correct, total, Math.round((100 * correct) / total))))
  }, [result, announce, m])
}
