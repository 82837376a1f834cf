import { CircleCheck, CircleMinus, CircleX } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { isShown, type ReviewFilter, reviewFilters, statusOf } from './review-filter.ts'
import styles from './review-filter-chips.module.css'
import type { ReviewedQuestion } from './review-source.ts'

const icons = { all: undefined, incorrect: CircleX, skipped: CircleMinus, correct: CircleCheck }

type ReviewFilterChipsProps = {
  questions: readonly ReviewedQuestion[]
  chosen: ReviewFilter
  onChoose: (filter: ReviewFilter) => void
}

export function ReviewFilterChips({ questions, chosen, onChoose }: ReviewFilterChipsProps) {
  const m = useMessages('results').review
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{m.filter}</legend>
      {reviewFilters.map((filter) => {
        const icon = icons[filter]
        const status = statusOf(filter)
        const count = questions.filter((reviewed) => isShown(filter, reviewed.status)).length
        return (
          <button
            key={filter}
            type="button"
            className={classNames(styles.chip, styles[filter])}
            aria-pressed={filter === chosen}
            onClick={() => onChoose(filter)}
          >
            {icon && <Icon of={icon} size={18} />}
            {m.chip(status ? m.status[status] : m.all, count)}
          </button>
        )
      })}
    </fieldset>
  )
}
