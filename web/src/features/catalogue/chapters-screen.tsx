import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import { chaptersOf } from '@vikalp/domain/catalogue/chapters'
import { findExam } from '@vikalp/domain/catalogue/exams'
import { findSubject } from '@vikalp/domain/catalogue/subjects'
import { paths } from '#platform/navigation/paths.ts'
import { useScreenState } from '#platform/navigation/screen-state.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import type { NamedChapter } from './chapter-card.tsx'
import { ChapterList } from './chapter-list.tsx'

/** Shows the static catalogue at once (requirement 4.6); the number of questions of each chapter comes later. */
export function ChaptersScreen() {
  const m = useMessages('chapterList')
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

/** For a deep link or an old state that names an exam or a subject without chapters. */
function NoChapters({ testType, subject }: Place) {
  const m = useMessages('chapterList')
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
