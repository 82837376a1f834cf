import { useQuery } from '@tanstack/react-query'
import type { Goals } from '@vikalp/contract/practice/plan'
import { useMessages } from '#platform/texts/messages.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Form } from '#ui/input/form.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { GoalsFields, useGoalsForm } from './goals-fields.tsx'
import { goalsQuery } from './plan.api.ts'

/** On the page, where there is no exam to come. */
export function GoalsCard({ title, note }: { title: string; note: string }) {
  const m = useMessages('plan').goals
  const goals = useQuery(goalsQuery)
  return (
    <SectionCard title={title} note={note}>
      {goals.data && <GoalsForm goals={goals.data} />}
      {goals.isPending && <Skeleton shape="block" count={2} />}
      {goals.isError && !goals.data && <FailedNote retry={goals.refetch}>{m.notLoaded}</FailedNote>}
    </SectionCard>
  )
}

function GoalsForm({ goals }: { goals: Goals }) {
  const m = useMessages('plan').goals
  const { form, field } = useGoalsForm(() => undefined)
  return (
    <Form form={form}>
      <GoalsFields goals={goals} field={field} />
      <div>
        <SubmitButton isSending={form.isSending} sending={m.saving}>
          {m.plan}
        </SubmitButton>
      </div>
    </Form>
  )
}
