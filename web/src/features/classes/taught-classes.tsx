import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useFocusAfterRemoval } from '#ui/feedback/use-focus-after-removal.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { taughtQuery } from './classes.api.ts'
import { NewClassForm } from './new-class-form.tsx'
import { TaughtClassCard } from './taught-class-card.tsx'
import styles from './taught-classes.module.css'

/** The current classes of a teacher; before the first one, the form to create it. */
export function TaughtClasses() {
  const m = useMessages('taughtClasses')
  const problems = useMessages('problems')
  const classes = useQuery(taughtQuery)
  const [isMaking, setMaking] = useState(false)
  const [madeId, setMadeId] = useState<string>()
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(classes.data?.length)
  const isFirst = classes.data?.length === 0

  return (
    <SectionCard title={isFirst ? m.firstTitle : m.title} headingRef={heading}>
      {classes.isPending && <Skeleton shape="card" count={2} />}
      {classes.isError && (
        <FailedNote retry={classes.refetch}>
          {m.failed}. {problemText(problems, 'other', classes.error)}
        </FailedNote>
      )}
      {isFirst && <p className={styles.note}>{m.firstText}</p>}
      <ul className={styles.classes}>
        {classes.data?.map((taught) => (
          <TaughtClassCard key={taught.classId} taught={taught} isNew={taught.classId === madeId} />
        ))}
      </ul>
      {classes.data &&
        (isFirst || isMaking ? (
          <NewClassForm
            isFirst={isFirst}
            onMade={(classId) => {
              setMadeId(classId)
              setMaking(false)
            }}
            onCancel={() => setMaking(false)}
          />
        ) : (
          <div>
            <Button kind="text" flush icon={<Icon of={Plus} />} onClick={() => setMaking(true)}>
              {m.another}
            </Button>
          </div>
        ))}
    </SectionCard>
  )
}
