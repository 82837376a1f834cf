import type { Test } from '@vikalp/contract/mocks/tests'
import { resultTimes } from '@vikalp/domain/vocabulary'
import { useLocation } from 'wouter'
import { ApiFailure } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { testOf } from '../test-paths.ts'
import { publishTest, saveTest } from '../tests.api.ts'
import { type Draft, inputOf } from './draft.ts'
import { momentOf } from './india-time.ts'
import styles from './make-test.module.css'
import type { StepProps } from './make-test.tsx'

type When = { resultsAt: string }

/** When marks and keys are shown; then the class sees the test. */
export function ResultsStep({ draft, change, back }: StepProps) {
  const m = useMessages('tests').make
  const [, navigate] = useLocation()
  const toast = useToast()
  const failed = useFailure()
  const { form, field } = useForm<When, Test>({
    change: 'test',
    read: () => ({ resultsAt: draft.resultsAt }),
    check: ({ resultsAt }) =>
      draft.results === 'at_time' && !momentOf(resultsAt) ? { resultsAt: m.timeNeeded } : {},
    send: async () => {
      const { testId } = await store(draft)
      return publishTest({ params: { testId } })
    },
    onSaved: ({ testId, title }) => {
      toast({ text: m.published(title) })
      navigate(testOf(testId))
    },
    failed,
  })
  return (
    <Form form={form}>
      <RadioChoices
        legend={m.results}
        name="results"
        initial={draft.results}
        options={resultTimes.map((value) => ({ value, label: m.resultTimes[value] }))}
        onChoose={(results) => change({ results })}
      />
      {draft.results === 'at_time' && (
        <Field
          {...field('resultsAt')}
          type="datetime-local"
          label={m.resultsAt}
          hint={m.indianTime}
          value={draft.resultsAt}
          onChange={({ target }) => change({ resultsAt: target.value })}
        />
      )}
      <p className={styles.note}>{m.secret}</p>
      <div className={styles.buttons}>
        <SubmitButton isSending={form.isSending} sending={m.publishing}>
          {m.publish}
        </SubmitButton>
        <KeepDraft draft={draft} />
        <Button kind="text" onClick={back}>
          {m.back}
        </Button>
      </div>
    </Form>
  )
}

const store = (draft: Draft): Promise<Test> =>
  saveTest({ params: { classId: draft.classId, testId: draft.testId }, body: inputOf(draft) })

function KeepDraft({ draft }: { draft: Draft }) {
  const m = useMessages('tests').make
  const [, navigate] = useLocation()
  const toast = useToast()
  const failed = useFailure()
  const keep = useChange('test', {
    mutationFn: () => store(draft),
    onSuccess: () => {
      toast({ text: m.kept })
      navigate(paths.tests)
    },
    onError: (error) => {
      const { form, resultsAt } = failed(error)
      toast({ text: form ?? resultsAt ?? m.notSaved })
    },
  })
  return (
    <Button kind="outline" busy={keep.isPending} onClick={() => keep.mutate()}>
      {m.keep}
    </Button>
  )
}

/** What the server says, as a sentence at its field. */
function useFailure(): (error: unknown) => { form?: string; resultsAt?: string } {
  const m = useMessages('tests').make
  const problems = useMessages('problems')
  return (error) => {
    if (!(error instanceof ApiFailure)) return { form: problemText(problems, 'other', error) }
    const { code, fields } = error
    const earliest = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/.exec(fields.resultsAt ?? '')?.[0]
    if (earliest) return { resultsAt: m.earliest(earliest) }
    if (fields.account !== undefined) return { form: m.notConfirmed }
    if (code === 'closed') return { form: m.windowOver }
    if (code === 'conflict') return { form: m.publishedBefore }
    return { form: code === 'invalid_request' ? m.notSaved : problemText(problems, 'other', error) }
  }
}
