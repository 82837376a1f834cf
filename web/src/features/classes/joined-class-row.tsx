import type { JoinedClass } from '@vikalp/contract/classes'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '#platform/messages.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmSheet } from '#ui/confirm-sheet.tsx'
import { useToast } from '#ui/toast.tsx'
import { leaveClass } from './classes.api.ts'
import styles from './my-classes.module.css'
import { useClassChange } from './use-class-change.ts'

export function JoinedClassRow({ joined }: { joined: JoinedClass }) {
  const m = useMessages().joinedClasses
  const { classId, name, teacher, institute, rollNo } = joined
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const leave = useClassChange({
    mutationFn: () => leaveClass({ params: { classId } }),
    onSuccess: () => {
      setAsking(false)
      toast({ text: m.left(name) })
    },
    onError: () => {
      setAsking(false)
      toast({ text: m.leaveFailed })
    },
  })
  return (
    <li className={styles.row}>
      <div>
        <h3>{name}</h3>
        <p className={styles.note}>
          {[m.taughtBy(teacher), institute, m.rollNo(rollNo)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        kind="text"
        icon={<LogOut />}
        aria-label={m.leaveOf(name, teacher)}
        onClick={() => setAsking(true)}
      >
        {m.leave}
      </Button>
      <ConfirmSheet
        open={isAsking}
        title={m.leaveTitle(name)}
        text={m.leaveText}
        confirm={leave.isPending ? m.leaving : m.leaveConfirm}
        cancel={m.leaveCancel}
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
        onCancel={() => setAsking(false)}
      />
    </li>
  )
}
