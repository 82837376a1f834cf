import { useEffect, useRef } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { PaletteItems, PaletteLegend } from '#question/palette.tsx'
import { useHall } from './hall-context.tsx'
import styles from './hall-palette.module.css'
import { lookOf, looksCounted } from './looks.ts'
import { useSections } from './sections.ts'

/** The counts of the section on the screen, its questions, and the counts of the whole paper. */
export function HallPalette({ onOpen }: { onOpen?: () => void }) {
  const m = useMessages('hall').palette
  const { page, paper, state, current } = useHall()
  const items = useCurrentInView(current)
  const sections = useSections(paper)
  const places = paper.questions.map(({ section }) => section)
  const shown = sections[places[current] ?? 0]
  if (!shown) return null
  const { first, count, index, name } = shown
  const goTo = (q: number) => {
    page.act({ k: 'open', q })
    onOpen?.()
  }
  return (
    <div className={styles.palette}>
      <h3 className={styles.section}>{name}</h3>
      <PaletteLegend names={m.legend} counts={looksCounted(state, places, index)} />
      <div ref={items} className={styles.items}>
        <PaletteItems
          looks={state.questions.slice(first, first + count).map(lookOf)}
          first={first}
          current={current}
          nameOf={(look, place) => m.question[look](place)}
          goTo={goTo}
        />
      </div>
      {sections.length > 1 && (
        <details className={styles.all}>
          <summary>{m.all}</summary>
          <PaletteLegend names={m.legend} counts={looksCounted(state, places)} />
        </details>
      )}
    </div>
  )
}

/** Of ninety questions the one on the screen is to be seen in the palette too. */
function useCurrentInView(current: number) {
  const items = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const item = items.current?.children[0]?.querySelector(`[aria-current]`)
    const box = items.current?.closest('aside, dialog')
    if (!item || !(box instanceof HTMLElement) || current < 0) return
    const { top, bottom } = item.getBoundingClientRect()
    const seen = box.getBoundingClientRect()
    if (top < seen.top || bottom > seen.bottom) item.scrollIntoView({ block: 'nearest' })
  }, [current])
  return items
}
