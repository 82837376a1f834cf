import type { Activity } from '@vikalp/contract/institute-profile'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#platform/messages.tsx'
import { problemText } from '#platform/problem-text.ts'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { useToast } from '#ui/toast.tsx'
import { removeActivity } from './institutes.api.ts'
import styles from './institutes.module.css'
import { useInstituteChange } from './use-institute-change.ts'

export function RemoveActivity({ activity }: { activity: Activity }) {
  const messages = useMessages()
  const m = messages.institutes.activity
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const remove = useInstituteChange({
    mutationFn: () => removeActivity({ params: { activityId: activity.id } }),
    onSuccess: () => toast({ text: m.removed }),
    onError: (error) => toast({ text: `${m.removeFailed} ${problemText(messages, 'other', error)}` }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={m.removeOne(activity.title)}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={20} />
      </button>
      <ConfirmSheet
        open={isAsking}
        title={m.removeTitle}
        text={m.removeText(activity.title)}
        confirm={m.remove}
        cancel={m.keep}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
