import type { AskedHow } from '@vikalp/contract/practice'
import { useMessages } from '#platform/texts/messages.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import styles from './choice-sheet.module.css'

type ChoiceSheetProps = { choice: NonNullable<AskedHow['choice']>; onClose: () => void }

const percent = (share: number): number => Math.round(100 * share)

/** What a question was chosen by: the chance, the aim, and what is believed, with a range where the filter knows one. */
export function ChoiceSheet({ choice: { p, aim, beliefs }, onClose }: ChoiceSheetProps) {
  const m = useMessages('quiz').choice
  return (
    <Sheet title={m.open} open onClose={onClose}>
      <div className={styles.choice}>
        <p>
          {m.p(percent(p))} {aim !== undefined && m.aim(percent(aim))}
        </p>
        <p>{m.beliefs}</p>
        <dl>
          {beliefs.map(({ of, share, low, high }) => (
            <div key={of}>
              <dt>{m.of[of]}</dt>
              <dd>
                {low === undefined || high === undefined
                  ? m.share(percent(share))
                  : m.range(percent(share), percent(low), percent(high))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  )
}
