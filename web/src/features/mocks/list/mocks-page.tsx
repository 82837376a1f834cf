import type { OfferedPaper } from '@vikalp/contract/mocks/papers'
import { examKeys } from '@vikalp/domain/vocabulary'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { failureCode } from '#platform/api/api-failure.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { deliverStored } from '../log/enter-sitting.ts'
import { entranceDeps } from '../mocks.api.ts'
import { ExamFilter, useExamFilter } from './exam-filter.tsx'
import styles from './mocks-screen.module.css'
import { PaperCard } from './paper-card.tsx'
import { Sittings } from './sittings.tsx'
import { UnderWay } from './under-way.tsx'
import { type PaperList, usePapers, useSittings } from './use-lists.ts'

type MocksPageProps = { work: ReactNode; isWorkPending: boolean }

/** `work` is what classes have to do; then the papers that are offered, those that are under way, and those that were taken. */
export function MocksPage(props: MocksPageProps) {
  const m = useMessages('mocks')
  useEffect(() => void deliverStored(entranceDeps()), [])
  return (
    <Page title={m.title} subtitle={m.subtitle} back={{ href: paths.exams, label: m.back }}>
      <div className={styles.column}>
        <Rooms {...props} />
      </div>
    </Page>
  )
}

/** What is under way stands above the papers, so nothing is shown before all of it is known. */
function Rooms({ work, isWorkPending }: MocksPageProps) {
  const m = useMessages('mocks')
  const papers = usePapers()
  const sittings = useSittings()
  if (papers.isPending || sittings.isPending || isWorkPending) return <Skeleton shape="card" count={3} />
  if (failureCode(papers.error) === 'forbidden') return <Panel title={m.forStudents} />
  return (
    <>
      <UnderWay sittings={sittings} />
      {work}
      <Papers papers={papers} />
      <Sittings sittings={sittings} />
    </>
  )
}

function Papers({ papers }: { papers: PaperList }) {
  const m = useMessages('mocks')
  const problems = useMessages('problems')
  const [exam] = useExamFilter()
  if (!papers.data)
    return (
      <FailedPanel title={m.failed} query={papers}>
        {problemText(problems, 'other', papers.error)}
      </FailedPanel>
    )
  const shown = papers.data.filter((paper) => exam === undefined || paper.exam === exam)
  // Those that can be begun come first, in the order of the exams.
  const place = ({ ready, exam }: OfferedPaper) => (ready ? 0 : examKeys.length) + examKeys.indexOf(exam)
  const inOrder = [...shown].sort((a, b) => place(a) - place(b))
  return (
    <>
      <ExamFilter papers={papers.data} />
      <p className={styles.kinds}>
        {m.kinds} <Link href={paths.drill}>{m.drill}</Link>
      </p>
      <ul className={styles.papers}>
        {inOrder.map((paper) => (
          <PaperCard key={paper.key} paper={paper} />
        ))}
      </ul>
    </>
  )
}
