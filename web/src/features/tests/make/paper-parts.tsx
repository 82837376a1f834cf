import type { TestPattern } from '@vikalp/contract/mocks/tests'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { type Draft, draftOfPart } from './draft.ts'
import styles from './make-test.module.css'

type PaperPartsProps = { pattern: TestPattern; choose: (changes: Partial<Draft>) => void }

/** An examination with several clocks is a test for each of them. */
export function PaperParts({ pattern: { exam, parts }, choose }: PaperPartsProps) {
  const m = useMessages('tests').make
  if (parts.length === 0) return null
  return (
    <div>
      <p className={styles.note}>{m.parts}</p>
      <div className={styles.buttons}>
        {parts.map((part) => (
          <Button key={part.title} kind="outline" onClick={() => choose(draftOfPart(exam, part))}>
            {m.part(part.title, countOf(part), part.minutes)}
          </Button>
        ))}
      </div>
    </div>
  )
}

const countOf = ({ sections }: TestPattern['parts'][number]): number =>
  sections.reduce((sum, { count }) => sum + count, 0)
