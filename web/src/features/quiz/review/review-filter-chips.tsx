import { CircleCheck, CircleMinus, CircleX } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import { isShown, type ReviewFilter, reviewFilters, statusOf } from './review-filter.ts'
import styles from './review-list.module.css'
import type { ReviewedQuestion } from './review-source.ts'

const looks = {
  all: {},
  incorrect: { icon: CircleX, tone: 'wrong' },
  skipped: { icon: CircleMinus, tone: 'skipped' },
  correct: { icon: CircleCheck, tone: 'correct' },
} as const

type ReviewFilterChipsProps = {
  questions: readonly ReviewedQuestion[]
  chosen: ReviewFilter
  onChoose: (filter: ReviewFilter) => void
}

export function ReviewFilterChips({ questions, chosen, onChoose }: ReviewFilterChipsProps) {
  const m = useMessages('results').review
  const chips = reviewFilters.map((filter) => {
    const status = statusOf(filter)
    const count = questions.filter((reviewed) => isShown(filter, reviewed.status)).length
    return {
      ...looks[filter],
      value: filter,
      label: (
        <>
          {status ? <span className={styles.word}>{m.status[status]} </span> : `${m.all} `}
          {m.count(count)}
        </>
      ),
      isChosen: filter === chosen,
    }
  })
  return <ToggleChips legend={m.filter} chips={chips} onChoose={onChoose} className={styles.chips} />
}
