import { Check } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './palette.module.css'

/** The five states of the testing agency's own palette, in the order of its legend (rule 57). */
export const paletteLooks = ['answered', 'notAnswered', 'notVisited', 'marked', 'answeredMarked'] as const
export type PaletteLook = (typeof paletteLooks)[number]

type PaletteItemsProps = {
  /** Of some questions in a row, the first of which has the place `first`, counted from 0. */
  looks: readonly PaletteLook[]
  first?: number
  current: number | null
  nameOf: (look: PaletteLook, place: number) => string
  goTo: (index: number) => void
}

/** Questions with their states as shapes and colours. */
export function PaletteItems({ looks, first = 0, current, nameOf, goTo }: PaletteItemsProps) {
  const formats = useMessages('formats')
  return (
    <ol className={styles.items}>
      {looks.map((look, row) => {
        const index = first + row
        return (
          <li key={index}>
            <button
              type="button"
              className={classNames(styles.item, styles[look])}
              aria-label={nameOf(look, index + 1)}
              aria-current={index === current || undefined}
              onClick={() => goTo(index)}
            >
              {formats.number(index + 1)}
              <Tick look={look} />
            </button>
          </li>
        )
      })}
    </ol>
  )
}

type PaletteLegendProps = { names: Record<PaletteLook, string>; counts: Record<PaletteLook, number> }

export function PaletteLegend({ names, counts }: PaletteLegendProps) {
  const formats = useMessages('formats')
  return (
    <dl className={styles.legend}>
      {paletteLooks.map((look) => (
        <div key={look}>
          <dt>
            <PaletteSample look={look} />
            {names[look]}
          </dt>
          <dd>{formats.number(counts[look])}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a state looks like, without a number. */
export const PaletteSample = ({ look }: { look: PaletteLook }) => (
  <span className={classNames(styles.sample, styles[look])} aria-hidden="true">
    <Tick look={look} />
  </span>
)

const Tick = ({ look }: { look: PaletteLook }) =>
  look === 'answeredMarked' && (
    <span className={styles.tick}>
      <Icon of={Check} size={12} strokeWidth={3} />
    </span>
  )
