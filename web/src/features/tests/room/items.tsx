import type { Test, TestResults } from '@vikalp/contract/mocks/tests'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { withTexts } from '#platform/texts/with-texts.ts'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { PrintedPaper } from '../printed-paper.tsx'
import { QuestionCard } from '../question-card.tsx'
import { RepairButton } from './repair-button.tsx'
import styles from './test-screen.module.css'

type Item = TestResults['items'][number]

const loadKeySheet = () => withTexts(['testKey'], async () => (await import('./key-sheet.tsx')).KeySheet)

type ItemsProps = {
  test: Test
  classId: string
  items: readonly Item[]
  /** Whoever set the test may correct keys and give repair sets. */
  isOwn?: boolean
}

/** How each question was answered: how many had it right, how well it told apart, and who chose what. */
export function Items({ test, classId, items, isOwn = true }: ItemsProps) {
  const m = useMessages('tests')
  return (
    <SectionCard title={m.items.title} note={m.items.note}>
      <PrintedPaper title={test.title} questions={items}>
        <ol>
          {items.map((item, i) => (
            <li key={item.questionId}>
              <QuestionCard
                question={item}
                number={i + 1}
                share={(letter) => <Share item={item} of={letter} />}
              >
                <Figures item={item} />
                {isOwn && <ItemActions test={test} classId={classId} item={item} number={i + 1} />}
              </QuestionCard>
            </li>
          ))}
        </ol>
      </PrintedPaper>
    </SectionCard>
  )
}

type ItemActionsProps = { test: Test; classId: string; item: Item; number: number }

function ItemActions({ test, classId, item, number }: ItemActionsProps) {
  const m = useMessages('tests')
  return (
    <div className={styles.buttons}>
      <SheetButton
        load={loadKeySheet}
        sheet={{ testId: test.testId, item, number }}
        notLoaded={m.failed}
        aria-label={m.items.correctNumber(number)}
      >
        {m.items.correct}
      </SheetButton>
      {test.state === 'released' && item.answers.wrong > 0 && (
        <RepairButton test={test} classId={classId} item={item} number={number} />
      )}
    </div>
  )
}

function Share({ item, of }: { item: Item; of: string }): ReactNode {
  const m = useMessages('tests').items
  const chosen = item.chosen.find(({ response }) => response === of)
  return <span className={styles.share}>{m.students(chosen?.students ?? 0)}</span>
}

function Figures({ item }: { item: Item }) {
  const m = useMessages('tests').items
  const { answers, facility, discrimination, chosen, options, corrected, right } = item
  const wrong = chosen.filter(({ response, misconception }) => !right.includes(response) && misconception)
  return (
    <>
      <p className={styles.note}>
        {[
          m.answers(answers.right, answers.wrong, answers.blank),
          facility !== null && m.facility(facility),
          m.discrimination(discrimination),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {options.length === 0 && chosen.length > 0 && (
        <p className={styles.note}>{m.typed(chosen.map(({ response, students }) => [response, students]))}</p>
      )}
      {wrong.map(({ response, misconception }) => (
        <p key={response} className={styles.note}>
          {response}: <RichText as="span" html={misconception ?? ''} />
        </p>
      ))}
      {corrected && <p>{m.corrected(corrected.kind, corrected.reason)}</p>}
    </>
  )
}
