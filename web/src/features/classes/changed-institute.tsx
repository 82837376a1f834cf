import type { AttendedClass } from '@vikalp/contract/classes'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Button } from '#ui/input/button.tsx'
import { agreeToInstitute } from './classes.api.ts'
import styles from './my-classes.module.css'
import { WhoSees } from './who-sees.tsx'

/** The institute behind a class has changed: the new one sees nothing until the student agrees (rule 34). */
export function ChangedInstitute({ joined }: { joined: AttendedClass }) {
  const m = useMessages('joinedClasses').changed
  const problems = useMessages('problems')
  const { classId, instituteId, institute, teacher } = joined
  const agree = useChange('class', {
    mutationFn: () => agreeToInstitute({ params: { classId }, body: { instituteId } }),
  })
  return (
    <div className={styles.changed}>
      <h4>{institute === null ? m.leftTitle(teacher) : m.title(teacher, institute)}</h4>
      <p>{institute === null ? m.leftText : m.text(institute)}</p>
      <WhoSees keepers={joined} />
      {agree.isError && <Alert>{problemText(problems, 'other', agree.error)}</Alert>}
      <div>
        <Button kind="tonal" busy={agree.isPending} onClick={() => agree.mutate()}>
          {institute === null ? m.understood : m.agree}
        </Button>
      </div>
      {institute !== null && <p>{m.otherwise}</p>}
    </div>
  )
}
