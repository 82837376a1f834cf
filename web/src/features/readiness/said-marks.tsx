import type { ExamKey } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { BandBar } from './band-bar.tsx'
import styles from './readiness.module.css'

type SaidMarksProps = {
  exam: ExamKey
  /** What the pattern is called. */
  title: string
  highest: number
  forecast: { mean: number; low: number; high: number; answers: number }
}

/** The forecast with its error, what it is not, and what it is based on. */
export function SaidMarks({ exam, title, highest, forecast }: SaidMarksProps) {
  const m = useMessages('readiness')
  const { number } = useMessages('formats')
  const { mean, low, high, answers } = forecast
  // An examination of one pattern goes by its own name.
  const paper = exam === 'NEET' || exam === 'JEE' ? exam : title
  return (
    <div className={styles.said}>
      <p>
        {m.today(paper)} <strong className={styles.marks}>{m.ofMarks(mean, highest)}.</strong>
      </p>
      <div>
        <BandBar low={low} mean={mean} high={high} highest={highest} />
        <p className={styles.scale} aria-hidden="true">
          <span>{number(0)}</span>
          <span>{number(highest)}</span>
        </p>
      </div>
      <p>
        {m.band(low, high)} {m.hall(exam)}
      </p>
      <p className={styles.note}>
        {m.basedOn(answers)} {m.onlyYou}
      </p>
    </div>
  )
}
