import type { Activity } from '@vikalp/contract/institute-profile'
import { Trash2 } from 'lucide'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { ConfirmSheet } from '#ui/sheet/confirm-sheet.tsx'
import { useConfirmation } from '#ui/sheet/use-confirmation.ts'
import { removeActivity } from '../staff/staff.api.ts'
import styles from './institute-activities.module.css'

type RemoveActivityProps = {
  activity: Activity
  /** Gets the focus when this button disappears with its activity. */
  onRemoved: () => void
}

export function RemoveActivity({ activity, onRemoved }: RemoveActivityProps) {
  const m = useMessages('instituteProfile').activity
  const problems = useMessages('problems')
  const toast = useToast()
  const remove = useChange('institute', {
    mutationFn: () => removeActivity({ params: { activityId: activity.id } }),
    onSuccess: () => {
      onRemoved()
      toast({ text: m.removed })
    },
    onError: (error) => toast({ text: `${m.removeFailed} ${problemText(problems, 'other', error)}` }),
  })
  const { ask, answers } = useConfirmation(() => remove.mutate())
  return (
    <>
      <button
        type="button"
        className={styles.remove}
        aria-label={m.removeOne(activity.title)}
        aria-busy={remove.isPending || undefined}
        onClick={() => !remove.isPending && ask()}
      >
        <Icon of={Trash2} size={20} />
      </button>
      <ConfirmSheet
        title={m.removeTitle}
        text={m.removeText(activity.title)}
        confirm={m.remove}
        cancel={m.keep}
        {...answers}
      />
    </>
  )
}
