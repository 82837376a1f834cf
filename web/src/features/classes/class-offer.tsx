import type { AttendedClass, ClassPreview } from '@vikalp/contract/classes'
import { classLimits } from '@vikalp/domain/limits'
import { useEffect, useRef } from 'react'
import { ApiFailure, failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { joinClass } from './classes.api.ts'
import styles from './my-classes.module.css'
import { WhoSees } from './who-sees.tsx'

type ClassOfferProps = { code: string; offer: ClassPreview; onJoined: () => void; onBack: () => void }

/** The class of the code and who will see what, before the second tap joins it (rule 34). */
export function ClassOffer({ code, offer, onJoined, onBack }: ClassOfferProps) {
  const m = useMessages('joinedClasses')
  const problems = useMessages('problems')
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const join = useChange<AttendedClass>('class', {
    mutationFn: () => joinClass({ body: { code, instituteId: offer.instituteId } }),
    onSuccess: ({ name, teacher }) => {
      toast({ text: m.joined(name, teacher) })
      onJoined()
    },
  })
  const failure = (error: unknown): string => {
    if (error instanceof ApiFailure && 'instituteId' in error.fields) return m.instituteChanged
    const reason = failureCode(error)
    if (reason === 'forbidden') return m.mayNotJoin
    if (reason === 'not_found') return m.codeUnknown
    if (reason === 'conflict') return m.codeConflict(classLimits.attended)
    return problemText(problems, 'other', error)
  }
  // Rule 82: nobody who shares nothing yet joins somebody whom nobody knows.
  const isUnknown = !offer.shares && !offer.teacherConfirmed
  const isRefused = isUnknown || (join.isError && failureCode(join.error) === 'forbidden')
  return (
    <section className={styles.offer} aria-labelledby="class-offer">
      <h3 id="class-offer" ref={heading} tabIndex={-1}>
        {m.offerTitle(offer.name)}
      </h3>
      <WhoSees keepers={offer} />
      {join.isError && <Alert>{failure(join.error)}</Alert>}
      {isRefused && !join.isError && <p className={styles.note}>{m.mayNotJoin}</p>}
      <div className={styles.actions}>
        {!isRefused && (
          <Button kind="tonal" busy={join.isPending} onClick={() => join.mutate()}>
            {join.isPending ? m.joining : m.join}
          </Button>
        )}
        {isRefused && (
          <LinkButton kind="outline" href={paths.sharing}>
            {m.toSharing}
          </LinkButton>
        )}
        <Button kind="text" onClick={onBack}>
          {m.otherCode}
        </Button>
      </div>
    </section>
  )
}
