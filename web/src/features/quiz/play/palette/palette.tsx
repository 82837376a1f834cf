import { Check } from 'lucide'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useQuiz } from '../state/quiz-context.tsx'
import styles from './palette.module.css'
import { type PaletteState, paletteCounts, paletteState, paletteStates } from './palette-state.ts'

/** Every question with its state as shape and colour, and a legend with the counts. */
export function Palette({ goTo }: { goTo: (index: number) => void }) {
  const m = useMessages('quiz').palette
  const formats = useMessages('formats')
  const { state } = useQuiz()
  const counts = paletteCounts(state)
  return (
    <>
      <ol className={styles.items}>
        {state.questions.map(({ _id }, index) => {
          const look = paletteState(state, _id)
          const place = index + 1
          return (
            <li key={_id}>
              <button
                type="button"
                className={classNames(styles.item, styles[look])}
                aria-label={m.question[look](place)}
                aria-current={index === state.currentQuestionIndex || undefined}
                onClick={() => goTo(index)}
              >
                {formats.number(place)}
                <Tick look={look} />
              </button>
            </li>
          )
        })}
      </ol>
      <dl className={styles.legend}>
        {paletteStates.map((look) => (
          <div key={look}>
            <dt>
              <span className={classNames(styles.sample, styles[look])} aria-hidden="true">
                <Tick look={look} />
              </span>
              {m.legend[look]}
            </dt>
            <dd>{formats.number(counts[look])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const Tick = ({ look }: { look: PaletteState }) =>
  look === 'answeredMarked' && (
    <span className={styles.tick}>
      <Icon of={Check} size={12} strokeWidth={3} />
    </span>
  )
