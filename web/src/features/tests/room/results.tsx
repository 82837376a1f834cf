import { useQuery } from '@tanstack/react-query'
import type { TestResults } from '@vikalp/contract/mocks/tests'
import { Download } from 'lucide'
import { useState } from 'react'
import { csvOf } from '#platform/files/csv.ts'
import { csvType, download } from '#platform/files/download.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { ScrollBox } from '#ui/layout/scroll-box.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { resultsQuery } from '../tests.api.ts'
import { Items } from './items.tsx'
import { LateAnswers } from './late-answers.tsx'
import { resultCells } from './result-cells.ts'
import { inOrder, type ResultOrder, resultOrders } from './result-order.ts'
import styles from './test-screen.module.css'

/** What everybody scored, and how each question was answered. */
export function Results({ testId, classId }: { testId: string; classId: string }) {
  const m = useMessages('tests').results
  const problems = useMessages('problems')
  const results = useQuery(resultsQuery(testId, classId))
  if (!results.data)
    return (
      <SectionCard title={m.title}>
        {results.isPending && <Skeleton shape="card" count={2} />}
        {results.isError && (
          <FailedNote retry={results.refetch}>{problemText(problems, 'other', results.error)}</FailedNote>
        )}
      </SectionCard>
    )
  return (
    <>
      <Marks results={results.data} />
      <Items test={results.data.test} classId={classId} items={results.data.items} />
    </>
  )
}

type MarksProps = {
  results: TestResults
  /** Whoever set the test says whether late answers count. */
  isOwn?: boolean
}

export function Marks({ results, isOwn = true }: MarksProps) {
  const m = useMessages('tests').results
  const [order, setOrder] = useState<ResultOrder>('name')
  const { test, absent, highest } = results
  const rows = inOrder(results.rows, order)
  const hasLeaves = rows.some(({ leaves }) => leaves !== null)
  const save = () => download(`${test.title}.csv`, csvOf(resultCells({ ...results, rows }, m)), csvType)
  return (
    <SectionCard
      title={m.title}
      note={m.highest(highest)}
      aside={
        <Button kind="text" icon={<Icon of={Download} />} onClick={save}>
          {m.csv}
        </Button>
      }
    >
      <SelectField
        label={m.order}
        value={order}
        options={resultOrders.map((value) => ({ value, label: m.orders[value] }))}
        onChoose={setOrder}
      />
      <ScrollBox name={m.scrolls}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.rollNo}</th>
              <th scope="col">{m.name}</th>
              {[m.score, m.right, m.wrong, m.blank].map((label) => (
                <th key={label} scope="col" className={styles.figure}>
                  {label}
                </th>
              ))}
              {hasLeaves && <th scope="col">{m.leaves}</th>}
              <th scope="col">{m.receipt}</th>
              <th scope="col">{m.notes}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.studentId}>
                <td>{row.rollNo}</td>
                <th scope="row">{row.name}</th>
                <td className={styles.figure}>{m.marks(row.score)}</td>
                <td className={styles.figure}>{row.right}</td>
                <td className={styles.figure}>{row.wrong}</td>
                <td className={styles.figure}>{row.blank}</td>
                {hasLeaves && <td>{row.leaves && m.left(row.leaves.times, row.leaves.ms)}</td>}
                <td>{row.receipt}</td>
                <td className={styles.notes}>
                  {m.noted(row.lateAnswers, row.returnedSeconds)}{' '}
                  <LateAnswers testId={test.testId} row={row} isOwn={isOwn} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {hasLeaves && <p className={styles.note}>{m.leavesNote}</p>}
      {absent.length > 0 && <p className={styles.note}>{m.absent(absent.map(({ name }) => name))}</p>}
    </SectionCard>
  )
}
