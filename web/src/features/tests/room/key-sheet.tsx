import type { KeyInput, TestResults } from '@vikalp/contract/mocks/tests'
import { testLimits } from '@vikalp/domain/limits'
import { letters, testKeyKinds } from '@vikalp/domain/vocabulary'
import { useState } from 'react'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import { correctKey } from '../tests.api.ts'

type KeySheetProps = {
  testId: string
  item: TestResults['items'][number]
  number: number
  onClose: () => void
}

/** Other letters, right for whoever attempted it, or dropped for everybody: all are marked again. */
export function KeySheet({ testId, item, number, onClose }: KeySheetProps) {
  const m = useMessages('testKey')
  const problems = useMessages('problems')
  const toast = useToast()
  const isTyped = item.options.length === 0
  const kinds = testKeyKinds.filter((kind) => !(isTyped && kind === 'letters'))
  const [kind, setKind] = useState(item.corrected?.kind ?? kinds[0] ?? 'dropped')
  const [right, setRight] = useState(letters.filter((letter) => item.right.includes(letter)))
  const { form, field } = useForm<Pick<KeyInput, 'reason' | 'letters'>>({
    change: 'test',
    read: (textOf) => ({ reason: textOf('reason').trim(), letters: kind === 'letters' ? right : [] }),
    check: (body) => ({
      ...(body.reason === '' && { reason: m.reasonNeeded }),
      ...(kind === 'letters' && right.length === 0 && { form: m.letterNeeded }),
    }),
    send: (body) => correctKey({ params: { testId }, body: { ...body, kind, questionId: item.questionId } }),
    onSaved: () => {
      toast({ text: m.done })
      onClose()
    },
    failed: (error) => ({ form: problemText(problems, 'other', error) }),
  })
  return (
    <FormSheet
      title={m.title(number)}
      note={m.note}
      form={form}
      save={m.save}
      saving={m.saving}
      onClose={onClose}
    >
      <RadioChoices
        legend={m.kind}
        name="kind"
        initial={kind}
        options={kinds.map((value) => ({ value, label: m.kinds[value] }))}
        onChoose={setKind}
      />
      {kind === 'letters' && (
        <ToggleChips
          legend={m.letters}
          chips={letters.map((value) => ({ value, label: value, isChosen: right.includes(value) }))}
          onChoose={(letter) =>
            setRight((known) => letters.filter((other) => (other === letter) !== known.includes(other)))
          }
        />
      )}
      <Field {...field('reason')} label={m.reason} maxLength={testLimits.reason} />
    </FormSheet>
  )
}
