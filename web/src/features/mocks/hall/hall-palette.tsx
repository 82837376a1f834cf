import { useMessages } from '#platform/texts/messages.tsx'
import { PaletteItems, PaletteLegend } from '#question/palette.tsx'
import { useHall } from './hall-context.tsx'
import styles from './hall-palette.module.css'
import { lookOf, looksCounted } from './looks.ts'
import { useSections } from './sections.ts'

/** The questions of the section on the screen, and the counts of it and of the whole paper. */
export function HallPalette({ onOpen }: { onOpen?: () => void }) {
  const m = useMessages('hall')
  const { page, paper, state, current } = useHall()
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
    <>
      <h3 className={styles.section}>{name}</h3>
      <PaletteItems
        looks={state.questions.slice(first, first + count).map(lookOf)}
        first={first}
        current={current}
        nameOf={(look, place) => m.palette.question[look](place)}
        goTo={goTo}
      />
      <PaletteLegend names={m.palette.legend} counts={looksCounted(state, places, index)} />
      {sections.length > 1 && (
        <details className={styles.all}>
          <summary>{m.submit.all}</summary>
          <PaletteLegend names={m.palette.legend} counts={looksCounted(state, places)} />
        </details>
      )}
    </>
  )
}
