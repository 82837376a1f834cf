import { useMessages } from '#platform/texts/messages.tsx'
import { useHall } from './hall-context.tsx'
import { answeredIn, looksCounted } from './looks.ts'
import styles from './section-tabs.module.css'
import { useSections } from './sections.ts'

/** The sections of the paper; each opens at its first question. */
export function SectionTabs({ onOpen }: { onOpen?: () => void }) {
  const m = useMessages('hall')
  const { page, paper, state, current } = useHall()
  const sections = useSections(paper)
  const shown = paper.questions[current]?.section
  const places = paper.questions.map(({ section }) => section)
  if (sections.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label={m.sections}>
      {sections.map(({ name, first, count, index }) => (
        <button
          key={index}
          type="button"
          className={styles.tab}
          aria-current={index === shown || undefined}
          onClick={() => {
            page.act({ k: 'tab', q: first })
            onOpen?.()
          }}
        >
          {name}{' '}
          <span className={styles.count}>
            {m.palette.answered(answeredIn(looksCounted(state, places, index)), count)}
          </span>
        </button>
      ))}
    </nav>
  )
}
