import { chaptersOf, offeredSubjects } from '@vikalp/domain/catalogue/chapters'
import { testLimits } from '@vikalp/domain/limits'
import type { ExamKey, SubjectKey } from '@vikalp/domain/vocabulary'
import { useId } from 'react'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Field } from '#ui/input/field.tsx'
import type { Draft } from './draft.ts'
import type { DraftSection } from './draft-section.ts'
import styles from './make-test.module.css'
import { SectionLevels } from './section-levels.tsx'

type ChaptersProps = {
  exam: ExamKey
  draft: Draft
  change: (changes: Partial<Draft>) => void
  error: string | undefined
}

const usual = 10

/** Which chapters of which subjects, and how many questions of each subject. */
export function Chapters({ exam, draft, change, error }: ChaptersProps) {
  const m = useMessages('tests').make
  const subjects = offeredSubjects.filter((subject) => chaptersOf(exam, subject).length > 0)
  const sectionOf = (subject: SubjectKey): DraftSection =>
    draft.sections.find((section) => section.subject === subject) ?? { subject, count: usual, chapters: [] }
  const put = (section: DraftSection) =>
    change({
      sections: subjects
        .map((subject) => (subject === section.subject ? section : sectionOf(subject)))
        .filter(({ chapters }) => chapters.length > 0),
    })
  return (
    <>
      {error !== undefined && <Alert>{error}</Alert>}
      {subjects.map((subject) => (
        <SubjectChapters key={subject} exam={exam} section={sectionOf(subject)} put={put} />
      ))}
      <Field
        type="number"
        name="minutes"
        label={m.minutes}
        min={testLimits.minutes.min}
        max={testLimits.minutes.max}
        value={draft.minutes}
        onChange={({ target }) => change({ minutes: target.valueAsNumber || testLimits.minutes.min })}
      />
    </>
  )
}

type SubjectChaptersProps = { exam: ExamKey; section: DraftSection; put: (section: DraftSection) => void }

function SubjectChapters({ exam, section, put }: SubjectChaptersProps) {
  const m = useMessages('tests').make
  const { subjectName } = useNames()
  const titleOf = useChapterTitle()
  const id = useId()
  const { subject, chapters } = section
  const toggle = (key: string) =>
    put({
      ...section,
      chapters: chapters.includes(key) ? chapters.filter((other) => other !== key) : [...chapters, key],
    })
  return (
    <details className={styles.subject} open={chapters.length > 0}>
      <summary id={id}>{m.subject(subjectName(subject), chapters.length)}</summary>
      <fieldset aria-labelledby={id}>
        {chaptersOf(exam, subject).map(({ key }) => (
          <label key={key} className={styles.check}>
            <input
              type="checkbox"
              name={`chapter-${key}`}
              checked={chapters.includes(key)}
              onChange={() => toggle(key)}
            />
            {titleOf(key)}
          </label>
        ))}
      </fieldset>
      {chapters.length > 0 && <SectionLevels section={section} put={put} />}
    </details>
  )
}
