import { useQuery } from '@tanstack/react-query'
import { BookOpenText, Grid3x3 } from 'lucide'
import { accountQuery } from '#account/account.api.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePage } from '#ui/layout/use-page.ts'
import styles from './hall-bar.module.css'
import { HallClock } from './hall-clock.tsx'
import { useHall } from './hall-context.tsx'
import { answeredIn, looksCounted } from './looks.ts'
import { useSending } from './use-sending.ts'

type HallBarProps = { showPaper: () => void; showPalette: () => void }

/** The bar of the hall: the paper, the candidate, the clock, and what lies behind a tap. */
export function HallBar({ showPaper, showPalette }: HallBarProps) {
  const m = useMessages('hall')
  const { paper, state } = useHall()
  const h1 = usePage(paper.title)
  const { text, isUsual } = useSending()
  const candidate = useQuery(accountQuery)
  const total = paper.questions.length
  const answered = answeredIn(looksCounted(state, []))
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.titles}>
          <h1 ref={h1} tabIndex={-1} className={styles.title}>
            {paper.title}
          </h1>
          <p className={styles.line}>
            {candidate.data && <span className={styles.candidate}>{candidate.data.name}</span>}
            {isUsual && <span>{text}</span>}
          </p>
        </div>
        <HallClock />
        <button type="button" className={styles.button} aria-label={m.paper} onClick={showPaper}>
          <Icon of={BookOpenText} size={24} />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={m.palette.open(answered, total)}
          onClick={showPalette}
        >
          <Icon of={Grid3x3} size={20} />
          <span>{m.palette.answered(answered, total)}</span>
        </button>
      </div>
      <div role="status">{!isUsual && <p className={styles.strip}>{text}</p>}</div>
    </header>
  )
}
