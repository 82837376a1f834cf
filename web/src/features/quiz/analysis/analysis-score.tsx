import { attemptSummary } from '@vikalp/domain/quiz/attempt-summary'
import { CircleCheck, CircleMinus, CircleX } from 'lucide'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { HalfGauge } from '#ui/chart/half-gauge.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './analysis-score.module.css'
import { scoreBand } from './analysis-words.ts'
import type { Analysis } from './navigation-state.ts'

/** Gauge, figure, the three counts and one sentence of meaning; without a score an empty scale and no figure. */
export function AnalysisScore({ analysis }: { analysis: Analysis }) {
  const m = useMessages('results').analysis
  const { total, correct, incorrect, error } = analysis
  const { accuracy, notAttempted } = attemptSummary(analysis)
  const isScored = error === undefined
  const percent = Math.round(accuracy)
  return (
    <section className={styles.score} aria-label={m.score}>
      <HalfGauge
        value={isScored ? correct : undefined}
        max={total}
        label={m.score}
        valueText={m.scoreInWords(correct, total, percent)}
      />
      {isScored ? (
        <p className={styles.figure}>
          <strong className={classNames(correct === total && styles.full)}>{m.figure(correct, total)}</strong>{' '}
          <span>{m.correctPercent(percent)}</span>
        </p>
      ) : (
        <p className={styles.figure}>
          <strong className={styles.unscored}>{m.notScored}</strong>
        </p>
      )}
      <dl className={classNames(styles.tiles, !isScored && styles.pending)}>
        <Tile look={styles.correct} icon={<Icon of={CircleCheck} />} label={m.correct} count={correct} />
        <Tile look={styles.incorrect} icon={<Icon of={CircleX} />} label={m.incorrect} count={incorrect} />
        <Tile
          look={styles.skipped}
          icon={<Icon of={CircleMinus} />}
          label={m.notAttempted}
          count={notAttempted}
        />
      </dl>
      <p className={styles.meaning}>{isScored ? m.meaning[scoreBand(analysis)] : m.notScoredFigures}</p>
    </section>
  )
}

type TileProps = { look: string | undefined; icon: ReactNode; label: string; count: number }

function Tile({ look, icon, label, count }: TileProps) {
  const formats = useMessages('formats')
  return (
    <div className={classNames(styles.tile, look)}>
      <dt>{label}</dt>
      <dd>
        {icon}
        {formats.number(count)}
      </dd>
    </div>
  )
}
