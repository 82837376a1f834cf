import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { momentOf } from './india-time.ts'
import styles from './make-test.module.css'
import type { StepProps } from './make-test.tsx'

type Window = { opensAt: string; closesAt: string }

/** When the class may sit it: in a window, or all on one clock. */
export function TimeStep({ draft, change, next, back }: StepProps) {
  const m = useMessages('tests').make
  const minutes = draft.preview?.minutes ?? draft.minutes
  const { form, field } = useForm<Window, Window>({
    change: 'draftTest',
    read: (textOf) => ({ opensAt: textOf('opensAt'), closesAt: textOf('closesAt') }),
    check: (times) => windowFaults(times, { ...draft, minutes }, m),
    send: async (times) => times,
    onSaved: (times) => {
      change({ opensAt: times.opensAt, ...(!draft.together && { closesAt: times.closesAt }) })
      next()
    },
    failed: () => ({}),
  })
  return (
    <Form form={form}>
      <RadioChoices
        legend={m.clock}
        name="together"
        initial={draft.together ? 'together' : 'window'}
        options={[
          { value: 'window', label: m.window },
          { value: 'together', label: m.together },
        ]}
        onChoose={(kind) => change({ together: kind === 'together' })}
      />
      <div className={styles.pair}>
        <Field
          {...field('opensAt')}
          type="datetime-local"
          label={m.opensAt}
          hint={m.indianTime}
          defaultValue={draft.opensAt}
        />
        {!draft.together && (
          <Field
            {...field('closesAt')}
            type="datetime-local"
            label={m.closesAt}
            hint={m.takes(minutes)}
            defaultValue={draft.closesAt}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <SubmitButton isSending={form.isSending} sending={m.next}>
          {m.next}
        </SubmitButton>
        <Button kind="text" onClick={back}>
          {m.back}
        </Button>
      </div>
    </Form>
  )
}

type Texts = ReturnType<typeof useMessages<'tests'>>['make']
type Limits = { together: boolean; lateStart: string; minutes: number }

function windowFaults(
  times: Window,
  { together, lateStart, minutes }: Limits,
  m: Texts,
): Partial<Record<keyof Window, string>> {
  const [opensAt, closesAt] = [momentOf(times.opensAt), momentOf(times.closesAt)]
  if (!opensAt) return { opensAt: m.timeNeeded }
  if (together) return {}
  if (!closesAt) return { closesAt: m.timeNeeded }
  const open = Date.parse(closesAt) - Date.parse(opensAt)
  if (open <= 0) return { closesAt: m.closesFirst }
  return lateStart === 'cut' && open < minutes * 60_000
    ? { closesAt: m.tooShort(minutes, opensAt, closesAt) }
    : {}
}
