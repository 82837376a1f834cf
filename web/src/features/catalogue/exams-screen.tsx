import { useQuery } from '@tanstack/react-query'
import { exams } from '@vikalp/domain/catalogue/exams'
import { GoOnCard } from '#attempts/go-on-card.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { Page } from '#ui/layout/page.tsx'
import { examEntries } from './catalogue.api.ts'
import { ComingSoonCard, ExamCard } from './exam-card.tsx'
import styles from './exams-screen.module.css'

/** Requirement 2.1: the same screen at /exams and /exam-selection. The counts come later and move nothing. */
export function ExamsScreen() {
  const { title } = useMessages('catalogue').exams
  const counts = useQuery(examEntries())
  return (
    <Page title={title}>
      <div className={styles.column}>
        <GoOnCard />
        <ul className={styles.exams}>
          {exams.map(
            (exam) =>
              !exam.comingSoon && (
                <ExamCard
                  key={exam.key}
                  exam={exam}
                  count={counts.data?.find(({ key }) => key === exam.key)}
                  isCounting={counts.isPending}
                />
              ),
          )}
        </ul>
        <ul className={styles.exams}>
          {exams.map((exam) => exam.comingSoon && <ComingSoonCard key={exam.key} exam={exam} />)}
        </ul>
      </div>
    </Page>
  )
}
