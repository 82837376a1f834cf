import type { Goals } from '@vikalp/contract/practice/plan'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { GoalsFields, useGoalsForm } from './goals-fields.tsx'

/** The settings of the plan: exams with their days, minutes and days of rest. */
export function GoalsSheet({ goals, onClose }: { goals: Goals; onClose: () => void }) {
  const m = useMessages('plan').goals
  const toast = useToast()
  const { form, field } = useGoalsForm(() => {
    toast({ text: m.saved })
    onClose()
  })
  return (
    <FormSheet title={m.change} form={form} save={m.save} saving={m.saving} onClose={onClose}>
      <GoalsFields goals={goals} field={field} />
    </FormSheet>
  )
}
