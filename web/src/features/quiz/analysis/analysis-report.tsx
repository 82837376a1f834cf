import type { ReactNode } from 'react'
import type { useDelivery } from '#attempts/submit-queue.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Page } from '#ui/layout/page.tsx'
import { AnalysisActions } from './analysis-actions.tsx'
import { AnalysisPerformance } from './analysis-performance.tsx'
import styles from './analysis-report.module.css'
import { AnalysisScore } from './analysis-score.tsx'
import { AnalysisUnscored } from './analysis-unscored.tsx'
import type { Analysis } from './navigation-state.ts'

type AnalysisReportProps = {
  analysis: Analysis
  /** Passed on to the review (requirement 7.4). */
  state: Record<string, unknown>
  delivery?: ReturnType<typeof useDelivery>
  /** Below all of it, for it comes later. */
  children?: ReactNode
}

export function AnalysisReport({ analysis, state, delivery, children }: AnalysisReportProps) {
  const m = useMessages('results').analysis
  const { exam, subject, chapter, error } = analysis
  const { placeName } = useNames()
  const chapterTitle = useChapterTitle()
  const place = exam && subject && placeName(exam, subject)
  const names = [place, chapter && chapterTitle(chapter)].filter(Boolean).join(' · ')
  return (
    <Page title={m.title} subtitle={names}>
      <div className={styles.report}>
        {error !== undefined && <AnalysisUnscored error={error} delivery={delivery} />}
        <AnalysisScore analysis={analysis} />
        <AnalysisPerformance analysis={analysis} />
        <AnalysisActions analysis={analysis} state={state} />
        {children}
      </div>
    </Page>
  )
}
