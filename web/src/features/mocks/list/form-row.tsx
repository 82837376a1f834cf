import type { OfferedPaper } from '@vikalp/contract/mocks/papers'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { sittingOf } from '../mock-paths.ts'
import styles from './paper-card.module.css'

type FormRowProps = {
  form: OfferedPaper['forms'][number]
  total: number
  isStarting: boolean
  start: () => void
}

/** One numbered form: the same questions for everybody. */
export function FormRow({ form, total, isStarting, start }: FormRowProps) {
  const m = useMessages('mocks')
  const { sittingId, met } = form
  return (
    <li className={styles.form}>
      <span>
        {m.form(form.form)}
        {met > 0 && <span className={styles.note}> {m.met(met, total)}</span>}
      </span>
      {sittingId === null ? (
        <Button kind="text" busy={isStarting} aria-label={m.startForm(form.form)} onClick={start}>
          {m.start}
        </Button>
      ) : (
        <LinkButton kind="text" href={sittingOf(sittingId)} aria-label={m.openForm(form.form)}>
          {m.open}
        </LinkButton>
      )}
    </li>
  )
}
