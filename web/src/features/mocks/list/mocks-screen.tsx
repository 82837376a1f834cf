import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { deliverStored } from '../log/enter-sitting.ts'
import { entranceDeps, papersQuery } from '../mocks.api.ts'
import { ExamFilter, useExamFilter } from './exam-filter.tsx'
import styles from './mocks-screen.module.css'
import { PaperCard } from './paper-card.tsx'
import { Sittings } from './sittings.tsx'
import { UnderWay } from './under-way.tsx'

/** The papers that are offered, those that are under way, and those that were taken. */
export function MocksScreen() {
  const m = useMessages('mocks')
  useEffect(() => void deliverStored(entranceDeps()), [])
  return (
    <Page title={m.title} subtitle={m.subtitle} back={{ href: paths.exams, label: m.back }}>
      <div className={styles.column}>
        <UnderWay />
        <Papers />
        <Sittings />
      </div>
    </Page>
  )
}

function Papers() {
  const m = useMessages('mocks')
  const problems = useMessages('problems')
  const papers = useQuery(papersQuery)
  const [exam] = useExamFilter()
  if (papers.isPending) return <Skeleton shape="card" count={3} />
  if (papers.isError)
    return (
      <Panel
        tone="error"
        title={m.failed}
        actions={<Button onClick={() => void papers.refetch()}>{m.tryAgain}</Button>}
      >
        <p>{problemText(problems, 'other', papers.error)}</p>
      </Panel>
    )
  const shown = papers.data.filter((paper) => exam === undefined || paper.exam === exam)
  // Those that can be begun come first.
  const inOrder = [...shown].sort((a, b) => Number(b.ready) - Number(a.ready))
  return (
    <>
      <ExamFilter papers={papers.data} />
      <ul className={styles.papers}>
        {inOrder.map((paper) => (
          <PaperCard key={paper.key} paper={paper} />
        ))}
      </ul>
    </>
  )
}
