import type { TestQuestion } from '@vikalp/contract/mocks/tests'
import { Printer } from 'lucide'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './printed-paper.module.css'

type Question = Omit<TestQuestion, 'metBy'>
type PrintedPaperProps = { title: string; questions: readonly Question[]; children: ReactNode }

/** Questions that can be printed without anything else on the page: to hand out without keys, or the keys alone. */
export function PrintedPaper({ title, questions, children }: PrintedPaperProps) {
  const m = useMessages('tests').print
  const [sheet, setSheet] = useState<'paper' | 'keys'>('paper')
  const printSheet = (chosen: typeof sheet) => {
    // What is printed is what stands on the page by then.
    flushSync(() => setSheet(chosen))
    print()
  }
  return (
    <div className={styles.sheet} data-sheet={sheet}>
      <div className={styles.buttons}>
        <Button kind="outline" icon={<Icon of={Printer} />} onClick={() => printSheet('paper')}>
          {m.paper}
        </Button>
        <Button kind="text" icon={<Icon of={Printer} />} onClick={() => printSheet('keys')}>
          {m.keys}
        </Button>
      </div>
      <p className={styles.title}>{sheet === 'keys' ? m.keysOf(title) : title}</p>
      {sheet === 'paper' && <p className={styles.name}>{m.name}</p>}
      {sheet === 'keys' && <Keys questions={questions} />}
      <div className={styles.questions}>{children}</div>
    </div>
  )
}

function Keys({ questions }: { questions: readonly Question[] }) {
  return (
    <ol className={styles.keys}>
      {questions.map(({ questionId, right, unit }) => (
        <li key={questionId}>
          {right.join(', ')} <RichText as="span" html={unit ?? ''} />
        </li>
      ))}
    </ol>
  )
}
