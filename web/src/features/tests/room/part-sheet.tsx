import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { grantTime } from '../tests.api.ts'

type PartSheetProps = {
  testId: string
  student: { studentId: string; name: string; asksFor: number; asksFrom: string | null }
  onClose: () => void
}

/** Less of the lost time than the student asks for, in whole minutes. */
export function PartSheet({
  testId,
  student: { studentId, name, asksFor, asksFrom },
  onClose,
}: PartSheetProps) {
  const m = useMessages('tests').board
  const part = useMessages('timePart')
  const problems = useMessages('problems')
  const toast = useToast()
  const most = Math.max(1, Math.floor(asksFor / 60))
  const { form, field } = useForm<{ minutes: number }, number>({
    change: 'test',
    read: (textOf) => ({ minutes: Number(textOf('minutes')) }),
    check: ({ minutes }) =>
      Number.isInteger(minutes) && minutes >= 1 && minutes <= most ? {} : { minutes: part.needed(most) },
    send: async ({ minutes }) => {
      const seconds = minutes * 60
      await grantTime({ params: { testId }, body: { studentId, seconds, reason: m.reason } })
      return seconds
    },
    onSaved: (seconds) => {
      toast({ text: m.given(name, seconds) })
      onClose()
    },
    failed: (error) => ({ form: problemText(problems, 'other', error) }),
  })
  return (
    <FormSheet
      title={part.title(name)}
      note={m.asks(asksFor, asksFrom)}
      form={form}
      save={m.give}
      saving={part.giving}
      onClose={onClose}
    >
      <Field
        {...field('minutes')}
        type="number"
        label={part.minutes}
        min={1}
        max={most}
        defaultValue={most}
      />
    </FormSheet>
  )
}
