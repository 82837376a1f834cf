import { useId } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { paletteLooks } from '#question/palette.tsx'
import { useHall } from './hall-context.tsx'
import { answeredIn, looksCounted } from './looks.ts'
import styles from './section-tabs.module.css'
import { type PaperSectionPlace, useSections } from './sections.ts'

/** The sections of the paper; each opens at its first question. */
export function SectionTabs({ onOpen }: { onOpen?: () => void }) {
  const m = useMessages('hall')
  const { page, paper, current } = useHall()
  const sections = useSections(paper)
  const shown = paper.questions[current]?.section
  if (sections.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label={m.sections}>
      {sections.map((section) => (
        <SectionTab
          key={section.index}
          section={section}
          isShown={section.index === shown}
          open={() => {
            page.act({ k: 'tab', q: section.first })
            onOpen?.()
          }}
        />
      ))}
    </nav>
  )
}

type SectionTabProps = { section: PaperSectionPlace; isShown: boolean; open: () => void }

/** With the focus, or under the mouse, it says its counts. */
function SectionTab({ section: { name, count, index }, isShown, open }: SectionTabProps) {
  const m = useMessages('hall').palette
  const formats = useMessages('formats')
  const { paper, state } = useHall()
  const countsId = useId()
  const counts = looksCounted(
    state,
    paper.questions.map(({ section }) => section),
    index,
  )
  return (
    <span className={styles.section}>
      <button
        type="button"
        className={styles.tab}
        aria-current={isShown || undefined}
        aria-describedby={countsId}
        onClick={open}
      >
        {name} <span className={styles.count}>{m.answered(answeredIn(counts), count)}</span>
      </button>
      <span id={countsId} role="tooltip" className={styles.counts}>
        {m.counts(paletteLooks.map((look) => `${m.legend[look]} ${formats.number(counts[look])}`))}
      </span>
    </span>
  )
}
