import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useFocusAfterRemoval } from '#ui/feedback/use-focus-after-removal.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { joinedQuery } from './classes.api.ts'
import { JoinClassForm } from './join-class-form.tsx'
import { JoinedClassRow } from './joined-class-row.tsx'
import styles from './my-classes.module.css'

/** The classes that a student attends, and the form to join one by its code (rule 24). */
export function MyClasses() {
  const m = useMessages('joinedClasses')
  const problems = useMessages('problems')
  const classes = useQuery(joinedQuery)
  const count = classes.data?.length
  const [isJoining, setJoining] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(count)
  // The form replaces the button, so the focus moves to its field.
  useEffect(() => {
    if (isJoining) form.current?.querySelector('input')?.focus()
  }, [isJoining])

  return (
    <SectionCard title={m.title} headingRef={heading}>
      {classes.isPending && <Skeleton shape="block" />}
      {classes.isError && (
        <FailedNote retry={classes.refetch}>
          {m.failed}. {problemText(problems, 'other', classes.error)}
        </FailedNote>
      )}
      {count === 0 && <p className={styles.note}>{m.none}</p>}
      {classes.data && (
        <ul>
          {classes.data.map((joined) => (
            <JoinedClassRow key={joined.classId} joined={joined} />
          ))}
        </ul>
      )}
      {count !== undefined &&
        (count === 0 || isJoining ? (
          <div ref={form}>
            <JoinClassForm
              onJoined={() => {
                setJoining(false)
                heading.current?.focus()
              }}
            />
          </div>
        ) : (
          <div>
            <Button kind="text" flush icon={<Icon of={Plus} />} onClick={() => setJoining(true)}>
              {m.joinAnother}
            </Button>
          </div>
        ))}
    </SectionCard>
  )
}
