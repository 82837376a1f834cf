import { useQueryClient } from '@tanstack/react-query'
import type { StaffMember } from '@vikalp/contract/institute'
import { BadgeCheck, CircleAlert } from 'lucide'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { Chip } from '#ui/chip.tsx'
import { EmailText } from '#ui/email-text.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { ConfirmButton } from '#ui/sheet/confirm-button.tsx'
import { confirmTeacher, dismissTeacher, staffQuery, withdrawConfirmation } from './staff.api.ts'
import styles from './staff.module.css'

type StaffRowProps = {
  member: StaffMember
  removed: (name: string) => void
  say: (text: string) => void
}

export function StaffRow({ member, removed, say }: StaffRowProps) {
  const m = useMessages('institutes').staff
  const problems = useMessages('problems')
  const { subjectName } = useNames()
  const { userId, name, email, subject, classes, joinedOn, confirmed } = member
  const queries = useQueryClient()
  const dismiss = useChange('institute', {
    mutationFn: () => dismissTeacher({ params: { userId } }),
    onSuccess: () => {
      queries.setQueryData(staffQuery.queryKey, (before) => before?.filter((one) => one.userId !== userId))
      removed(name)
    },
    onError: (error) => say(`${m.removeFailed} ${problemText(problems, 'other', error)}`),
  })
  const confirm = useChange('institute', {
    mutationFn: () => (confirmed ? withdrawConfirmation : confirmTeacher)({ params: { userId } }),
    onSuccess: () => {
      queries.setQueryData(staffQuery.queryKey, (before) =>
        before?.map((one) => (one.userId === userId ? { ...one, confirmed: !confirmed } : one)),
      )
      say(confirmed ? m.undone(name) : m.confirmedNow(name))
    },
    onError: (error) => say(`${m.confirmFailed} ${problemText(problems, 'other', error)}`),
  })
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <strong>{name}</strong>
        {email && (
          <span className={styles.note}>
            <EmailText email={email} />
          </span>
        )}
        <span className={styles.note}>
          {subject === null ? m.noSubject : subjectName(subject)} · {m.classes(classes)} ·{' '}
          <time dateTime={joinedOn}>{m.since(joinedOn)}</time>
        </span>
        <span className={styles.standing}>
          <Chip
            tone={confirmed ? 'correct' : 'warn'}
            icon={<Icon of={confirmed ? BadgeCheck : CircleAlert} size={16} />}
          >
            {confirmed ? m.confirmed : m.notConfirmed}
          </Chip>
          <Button
            kind="text"
            busy={confirm.isPending}
            aria-label={confirmed ? m.undoOne(name) : m.confirmOne(name)}
            onClick={() => confirm.mutate()}
          >
            {confirmed ? m.undo : m.confirm}
          </Button>
        </span>
      </div>
      <ConfirmButton
        kind="text"
        aria-label={m.removeOne(name)}
        busy={dismiss.isPending}
        question={{ title: m.removeTitle(name), text: m.removeText, confirm: m.remove, cancel: m.keep }}
        onConfirm={dismiss.mutate}
      >
        {m.remove}
      </ConfirmButton>
    </li>
  )
}
