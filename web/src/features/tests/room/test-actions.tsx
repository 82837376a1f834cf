import type { TestDetails } from '@vikalp/contract/mocks/tests'
import { testLimits } from '@vikalp/domain/limits'
import { useLocation } from 'wouter'
import { useChange } from '#platform/api/use-change.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/input/field.tsx'
import { ConfirmButton } from '#ui/sheet/confirm-button.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { cancelTest, publishTest, releaseTest, removeTest } from '../tests.api.ts'

/** What can be done with a test where it stands. */
export function TestActions({ test }: { test: TestDetails }) {
  const m = useMessages('tests')
  const { testId, state, title } = test
  const [, navigate] = useLocation()
  const publish = useAct(() => publishTest({ params: { testId } }), m.make.published(title))
  const release = useAct(() => releaseTest({ params: { testId } }), m.releasedNow)
  const remove = useAct(
    () => removeTest({ params: { testId } }),
    m.removed,
    () => navigate(paths.tests),
  )
  const { cancel } = m
  if (state === 'draft')
    return (
      <>
        <ConfirmButton
          question={m.publishQuestion}
          busy={publish.isPending}
          onConfirm={() => publish.mutate()}
        >
          {m.make.publish}
        </ConfirmButton>
        <ConfirmButton
          kind="text"
          question={m.removeQuestion}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
        >
          {m.remove}
        </ConfirmButton>
      </>
    )
  const { running, handedIn, students } = test
  const haveAll = state === 'open' && running === 0 && students > 0 && handedIn >= students
  if (state === 'waiting' || haveAll)
    return (
      <ConfirmButton question={m.releaseQuestion} busy={release.isPending} onConfirm={() => release.mutate()}>
        {m.release}
      </ConfirmButton>
    )
  if (state === 'planned' || state === 'open' || state === 'closed')
    return (
      <SheetButton
        kind="outline"
        load={async () => CancelSheet}
        sheet={{ testId, title }}
        notLoaded={m.failed}
      >
        {cancel.open}
      </SheetButton>
    )
  return null
}

function useAct(act: () => Promise<unknown>, done: string, then?: () => void) {
  const problems = useMessages('problems')
  const toast = useToast()
  return useChange('test', {
    mutationFn: act,
    onSuccess: () => {
      toast({ text: done })
      then?.()
    },
    onError: (error) => toast({ text: problemText(problems, 'other', error) }),
  })
}

type CancelSheetProps = { testId: string; title: string; onClose: () => void }

function CancelSheet({ testId, title, onClose }: CancelSheetProps) {
  const m = useMessages('tests').cancel
  const problems = useMessages('problems')
  const toast = useToast()
  const { form, field } = useForm<{ reason: string }>({
    change: 'test',
    read: (textOf) => ({ reason: textOf('reason').trim() }),
    check: ({ reason }) => (reason === '' ? { reason: m.reasonNeeded } : {}),
    send: (body) => cancelTest({ params: { testId }, body }),
    onSaved: () => {
      toast({ text: m.done })
      onClose()
    },
    failed: (error) => ({ form: problemText(problems, 'other', error) }),
  })
  return (
    <FormSheet
      title={m.title(title)}
      note={m.note}
      form={form}
      save={m.confirm}
      saving={m.saving}
      onClose={onClose}
    >
      <Field {...field('reason')} label={m.reason} hint={m.reasonHint} maxLength={testLimits.reason} />
    </FormSheet>
  )
}
