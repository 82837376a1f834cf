import { useQuery } from '@tanstack/react-query'
import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import { chaptersOf } from '@vikalp/domain/catalogue/chapters'
import { findExam } from '@vikalp/domain/catalogue/exams'
import { findSubject } from '@vikalp/domain/catalogue/subjects'
import { useState } from 'react'
import { useRole } from '#account/use-role.ts'
import { paths } from '#platform/navigation/paths.ts'
import { prefetchScreen } from '#platform/navigation/prefetch.ts'
import { useScreenState } from '#platform/navigation/screen-state.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { chapterEntries, chapterProgress } from './catalogue.api.ts'
import { ChapterCard, type NamedChapter } from './chapter-card.tsx'
import { ChapterFilter, filterFrom } from './chapter-filter.tsx'
import styles from './chapters-screen.module.css'
import { findChapters } from './find-chapters.ts'

/** Shows the static catalogue at once (requirement 4.6); the number of questions of each chapter comes later. */
export function ChaptersScreen() {
  const m = useMessages('catalogue').chapters
  const { testType, subject } = useScreenState('chapters')
  const { placeName } = useNames()
  const exam = findExam(testType)
  const known = findSubject(subject)
  const all = useNamedChapters(exam && known ? chaptersOf(exam, known) : [])
  return (
    <Page
      title={placeName(testType, subject)}
      subtitle={m.intro}
      back={{ href: paths.testType, state: { exam: testType }, label: m.back }}
    >
      {all.length > 0 ? (
        <ChapterList key={`${testType} ${subject}`} testType={testType} subject={subject} all={all} />
      ) : (
        <NoChapters testType={testType} subject={subject} />
      )}
    </Page>
  )
}

function useNamedChapters(chapters: readonly Chapter[]): readonly NamedChapter[] {
  const { titles } = useMessages('chapters')
  const descriptions = useMessages('chapterDescriptions')
  return chapters.map((chapter) => ({
    ...chapter,
    title: titles[chapter.key],
    desc: descriptions[chapter.key],
  }))
}

type Place = { testType: string; subject: string }

function ChapterList({ testType, subject, all }: Place & { all: readonly NamedChapter[] }) {
  const [search, setSearch] = useState('')
  const counts = useQuery(chapterEntries(testType, subject))
  const isStudent = useRole() === 'student'
  const progress = useQuery({ ...chapterProgress(testType, subject), enabled: isStudent })
  const shown = findChapters(all, search)
  const warmQuiz = () => prefetchScreen('quiz')
  return (
    <>
      {all.length >= filterFrom && (
        <ChapterFilter search={search} found={shown.length} onChange={setSearch} />
      )}
      <div className={styles.list}>
        <ul className={styles.chapters} onPointerDown={warmQuiz} onFocus={warmQuiz}>
          {shown.map((chapter) => (
            <ChapterCard
              key={chapter.key}
              chapter={chapter}
              testType={testType}
              subject={subject}
              questions={counts.data?.find(({ key }) => key === chapter.key)?.questions}
              progress={progress.data?.find((begun) => begun.chapter === chapter.key)}
            />
          ))}
        </ul>
      </div>
    </>
  )
}

/** For a deep link or an old state that names an exam or a subject without chapters. */
function NoChapters({ testType, subject }: Place) {
  const m = useMessages('catalogue').chapters
  const { examName, subjectName } = useNames()
  return (
    <Panel
      tone="empty"
      title={m.emptyTitle}
      actions={
        <>
          <LinkButton href={paths.testType} state={{ exam: testType }}>
            {m.chooseSubject}
          </LinkButton>
          <LinkButton kind="outline" href={paths.exams}>
            {m.chooseExam}
          </LinkButton>
        </>
      }
    >
      <p>{m.empty(examName(testType), subjectName(subject))}</p>
    </Panel>
  )
}
