import type { ReviewStatus } from '@vikalp/domain/vocabulary'
import { Check, ChevronDown, ChevronUp, Grid3x3, type IconNode, Minus, X } from 'lucide'
import { useId, useRef } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useShortcuts } from '#ui/input/use-shortcuts.ts'
import { useReadingSettings } from '../play/question/reading-settings.ts'
import { isShown, type ReviewFilter } from './review-filter.ts'
import styles from './review-rail.module.css'
import type { ReviewedQuestion } from './review-source.ts'

const icons: Record<ReviewStatus, IconNode> = { Correct: Check, Incorrect: X, Skipped: Minus }

/** Marks the card of a question, so that the rail finds it. */
export const cardMark = 'data-review-card'

type ReviewRailProps = { questions: readonly ReviewedQuestion[]; filter: ReviewFilter }

/**
 * The number of every question that is shown, with its status; J and K go to the next and the one before. A phone shows
 * the numbers on demand: a popover is laid out as part of the rail where there is room.
 */
export function ReviewRail({ questions, filter }: ReviewRailProps) {
  const m = useMessages('results').review
  const rail = useRef<HTMLElement>(null)
  const numbers = useId()
  const [{ shortcuts }] = useReadingSettings()
  useShortcuts(rail, shortcuts)
  return (
    <nav ref={rail} className={styles.rail} aria-label={m.rail}>
      <div className={styles.numbers} id={numbers} popover="auto">
        {questions.map(({ question, status }, i) => {
          const icon = icons[status]
          return (
            isShown(filter, status) && (
              <button
                key={question._id}
                type="button"
                className={classNames(styles.number, styles[status.toLowerCase()])}
                aria-label={m.railItem(i + 1, m.status[status])}
                popoverTarget={numbers}
                popoverTargetAction="hide"
                onClick={() => showCard(cards()[i])}
              >
                {i + 1}
                <Icon of={icon} size={12} strokeWidth={3} />
              </button>
            )
          )
        })}
      </div>
      <div className={styles.steps}>
        <button type="button" className={styles.open} aria-label={m.numbers} popoverTarget={numbers}>
          <Icon of={Grid3x3} size={20} />
        </button>
        <button type="button" aria-keyshortcuts="K" aria-label={m.before} onClick={() => step(-1)}>
          <Icon of={ChevronUp} size={20} />
        </button>
        <button type="button" aria-keyshortcuts="J" aria-label={m.next} onClick={() => step(1)}>
          <Icon of={ChevronDown} size={20} />
        </button>
      </div>
    </nav>
  )
}

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[${cardMark}]`)]

/**
 * From the card at the top of the window, or the one with the focus, to the next that is shown: from the top of the page
 * to the first.
 */
function step(by: 1 | -1): void {
  const shown = cards().filter((card) => card.offsetParent !== null)
  const focused = shown.findIndex((card) => card.contains(document.activeElement))
  const below = shown.findIndex((card) => card.getBoundingClientRect().bottom > innerHeight / 3)
  const from = focused >= 0 ? focused : below
  const isBelowTop = scrollY === 0 || (shown[below]?.getBoundingClientRect().top ?? 0) > innerHeight / 3
  const isBefore = focused < 0 && by === 1 && isBelowTop
  showCard(shown[isBefore ? below : from + by])
}

function showCard(card: HTMLElement | undefined): void {
  card?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
}
