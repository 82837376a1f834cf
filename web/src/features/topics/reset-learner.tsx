import { type LearnerReset, learnerResets } from '@vikalp/domain/vocabulary'
import { useChange } from '#platform/api/use-change.ts'
import { isOfDemo } from '#platform/forms/form-errors.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { ConfirmButton } from '#ui/sheet/confirm-button.tsx'
import { resetLearner } from './topics.api.ts'
import styles from './topics-page.module.css'

/** The student has what is believed made anew, or begins without it; the sheet says what is lost. */
export function ResetLearner() {
  const { reset: m } = useMessages('topics')
  const problems = useMessages('problems')
  const reset = useChange('learner', { mutationFn: (how: LearnerReset) => resetLearner({ body: { how } }) })
  const why = (error: Error) => (isOfDemo(error) ? problems.demo : problemText(problems, 'other', error))
  return (
    <SectionCard title={m.title} className={styles.reset}>
      <p>{m.text}</p>
      <div className={styles.resets}>
        {learnerResets.map((how) => (
          <ConfirmButton
            key={how}
            kind="outline"
            busy={reset.isPending && reset.variables === how}
            question={{
              title: m[`${how}Title`],
              text: m[`${how}Text`],
              confirm: m.confirm[how],
              cancel: m.cancel,
            }}
            onConfirm={() => reset.mutate(how)}
          >
            {m[how]}
          </ConfirmButton>
        ))}
      </div>
      {reset.isError && (
        <Alert>
          {m.failed} {why(reset.error)}
        </Alert>
      )}
      <p role="status">{reset.isSuccess && m.done}</p>
    </SectionCard>
  )
}
