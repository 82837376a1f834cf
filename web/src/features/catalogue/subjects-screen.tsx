import { useQuery } from '@tanstack/react-query'
import { textOf } from '@vikalp/domain/text-of'
import { ArrowRight } from 'lucide'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useScreenState } from '#platform/navigation/screen-state.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { subjectEntries } from './catalogue.api.ts'
import { SubjectDrawing } from './drawings/subject-drawing.tsx'
import { type ListedSubject, listedSubjects } from './listed-subjects.ts'
import styles from './subjects-screen.module.css'

/** Shows the default subjects until the server's list arrives; its failure is silent (requirement 4.3). */
export function SubjectsScreen() {
  const m = useMessages('catalogue').subjects
  const { titles } = useMessages('catalogue').exams
  const { exam } = useScreenState('testType')
  const list = useQuery(subjectEntries(exam))
  return (
    <Page title={textOf(titles, exam)} subtitle={m.intro} back={{ href: paths.exams, label: m.back }}>
      <ul className={styles.subjects}>
        {listedSubjects(list.data).map((subject) => (
          <SubjectCard key={subject.key} exam={exam} subject={subject} isLoading={list.isPending} />
        ))}
      </ul>
    </Page>
  )
}

type SubjectCardProps = { exam: string; subject: ListedSubject; isLoading: boolean }

function SubjectCard({ exam, subject: { key: subject, chapters }, isLoading }: SubjectCardProps) {
  const m = useMessages('catalogue').subjects
  const { examName, subjectName } = useNames()
  const name = subjectName(subject)
  const known = chapters === undefined ? m.chaptersVary : m.chaptersOf(examName(exam), chapters)
  return (
    <li className={styles.card}>
      <SubjectDrawing subject={subject} />
      <div className={styles.body}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.desc}>{textOf(m.descriptions, subject, m.otherSubject)}</p>
        <p className={styles.chapters}>{isLoading ? m.loading : known}</p>
        <LinkButton
          kind="tonal"
          wide
          className={styles.start}
          href={paths.chapters}
          state={{ testType: exam, subject }}
          iconEnd={<Icon of={ArrowRight} size={20} />}
          aria-label={m.startOf(name)}
          onPointerDown={() => prefetchScreen('chapters')}
        >
          {m.start}
        </LinkButton>
      </div>
    </li>
  )
}
