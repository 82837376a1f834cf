import { attemptSummary } from '@vikalp/domain/quiz/attempt-summary'
import { useMessages } from '#platform/texts/messages.tsx'
import { ProgressBar } from '#ui/chart/progress-bar.tsx'
import styles from './analysis-performance.module.css'
import type { Analysis } from './navigation-state.ts'

/** Requirement 7.2: Accuracy Rate, Completion Rate and Average Time per Question in minutes. */
export function AnalysisPerformance({ analysis }: { analysis: Analysis }) {
  const m = useMessages('results').analysis
  const { accuracy, completion, minutesPerQuestion } = attemptSummary(analysis)
  const isScored = analysis.error === undefined
  return (
    <section className={styles.performance}>
      <h2>{m.performance}</h2>
      <Rate label={m.accuracy} percent={isScored ? accuracy : undefined} />
      <Rate label={m.completion} percent={isScored ? completion : undefined} />
      <p className={styles.row}>
        <span>{m.averageTime}</span>
        <strong>{minutesPerQuestion === null ? m.notRecorded : m.minutes(minutesPerQuestion)}</strong>
      </p>
    </section>
  )
}

function Rate({ label, percent }: { label: string; percent: number | undefined }) {
  const m = useMessages('results').analysis
  const formats = useMessages('formats')
  const value = percent === undefined ? m.notScored : formats.rate(percent)
  return (
    <div className={styles.rate}>
      <p className={styles.row}>
        <span>{label}</span>
        <strong>{value}</strong>
      </p>
      <ProgressBar label={label} value={percent ?? 0} max={100} valueText={value} />
    </div>
  )
}
