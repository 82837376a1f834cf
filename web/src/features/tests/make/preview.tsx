import type { TestPreview } from '@vikalp/contract/mocks/tests'
import type { ExamKey } from '@vikalp/domain/vocabulary'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { loadPicker } from '#question/picker/load-picker.ts'
import { Button } from '#ui/input/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { PrintedPaper } from '../printed-paper.tsx'
import { QuestionCard } from '../question-card.tsx'
import type { Draft } from './draft.ts'
import styles from './make-test.module.css'
import { useExchange } from './use-exchange.ts'

type PreviewProps = {
  exam: ExamKey
  draft: Draft
  preview: TestPreview
  change: (changes: Partial<Draft>) => void
}

/**
 * Every question with its key, and by how many of the class it was met. Each can be swapped for its like, and in a paper of
 * the teacher's own for any other of the chapters of its section.
 */
export function Preview({ exam, draft, preview, change }: PreviewProps) {
  const { make: m, notLoaded } = useMessages('tests')
  const { subjectName } = useNames()
  const chapterTitle = useChapterTitle()
  const exchange = useExchange(draft, preview, change)
  const { questions, students, missing } = preview
  if (questions.length === 0)
    return (
      <Panel tone="warn" title={m.infeasible}>
        {missing.map(({ subject, difficulty, chapter, need, have }) => (
          <p key={`${subject} ${difficulty} ${chapter}`}>
            {m.lacks(chapter ? chapterTitle(chapter) : subjectName(subject), difficulty, need, have)}
          </p>
        ))}
      </Panel>
    )
  const asked = new Set(questions.map(({ questionId }) => questionId))
  const chaptersFor = ({ section, chapter }: TestPreview['questions'][number]): string[] => [
    ...new Set([chapter, ...(draft.sections[section]?.chapters ?? [])]),
  ]
  return (
    <SectionCard title={m.preview(questions.length)} note={m.previewNote}>
      <PrintedPaper title={draft.title} questions={questions}>
        <ol>
          {questions.map((question, place) => (
            <li key={question.questionId}>
              <QuestionCard question={question} number={place + 1}>
                <p className={styles.note}>{m.metBy(question.metBy, students)}</p>
                <div className={styles.buttons}>
                  <Button
                    kind="text"
                    flush
                    busy={exchange.at === place}
                    aria-label={m.swapNumber(place + 1)}
                    onClick={() => exchange.swap(place)}
                  >
                    {m.swap}
                  </Button>
                  {!draft.isWhole && (
                    <SheetButton
                      load={loadPicker}
                      sheet={{
                        classId: draft.classId,
                        exam,
                        chapters: chaptersFor(question),
                        picks: [],
                        without: asked,
                        most: 1,
                        onPicked: ([pick]) => {
                          if (pick) exchange.put(place, pick.questionId)
                        },
                      }}
                      notLoaded={notLoaded}
                      aria-label={m.pickNumber(place + 1)}
                    >
                      {m.pick}
                    </SheetButton>
                  )}
                </div>
              </QuestionCard>
            </li>
          ))}
        </ol>
      </PrintedPaper>
    </SectionCard>
  )
}
