import type { TaughtClass } from '@vikalp/contract/classes'
import { useMessages } from '#platform/texts/messages.tsx'
import styles from './make-test.module.css'
import type { StepProps } from './make-test.tsx'

type OtherClassesProps = Pick<StepProps, 'draft' | 'change'> & { classes: readonly TaughtClass[] }

/** Whichever of the teacher's classes sit the same test. */
export function OtherClasses({ draft, change, classes }: OtherClassesProps) {
  const m = useMessages('tests').make
  const { classId, otherClasses } = draft
  const others = classes.filter((each) => each.classId !== classId)
  if (classId === '' || others.length === 0) return null
  const toggle = (id: string) =>
    change({
      otherClasses: otherClasses.includes(id)
        ? otherClasses.filter((other) => other !== id)
        : [...otherClasses, id],
      extra: {},
    })
  return (
    <details className={styles.subject} open={otherClasses.length > 0}>
      <summary>{m.otherClasses(otherClasses.length)}</summary>
      <fieldset aria-label={m.otherClassesOf}>
        {others.map(({ classId: id, name }) => (
          <label key={id} className={styles.check}>
            <input
              type="checkbox"
              name={`class-${id}`}
              checked={otherClasses.includes(id)}
              onChange={() => toggle(id)}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
