import type { TestPreview } from '@vikalp/contract/mocks/tests'
import { useState } from 'react'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { PrintedPaper } from '../printed-paper.tsx'
import { QuestionCard } from '../question-card.tsx'
import { previewTest } from '../tests.api.ts'
import { type Draft, previewOf } from './draft.ts'
import styles from './make-test.module.css'

type PreviewProps = { draft: Draft; preview: TestPreview; change: (changes: Partial<Draft>) => void }

/** Every question with its key, and by how many of the class it was met; each can be swapped for its like. */
export function Preview({ draft, preview, change }: PreviewProps) {
  const m = useMessages('tests').make
  const { subjectName } = useNames()
  const swap = useSwap(draft, preview, change)
  const { questions, students, missing } = preview
  if (questions.length === 0)
    return (
      <Panel tone="warn" title={m.infeasible}>
        {missing.map(({ subject, difficulty, chapter, need, have }) => (
          <p key={`${subject} ${difficulty} ${chapter}`}>{m.lacks(subjectName(subject), need, have)}</p>
        ))}
      </Panel>
    )
  return (
    <SectionCard title={m.preview(questions.length)} note={m.previewNote}>
      <PrintedPaper title={draft.title} questions={questions}>
        <ol>
          {questions.map((question, place) => (
            <li key={question.questionId}>
              <QuestionCard question={question} number={place + 1}>
                <p className={styles.note}>{m.metBy(question.metBy, students)}</p>
                <div>
                  <Button
                    kind="text"
                    flush
                    busy={swap.at === place}
                    aria-label={m.swapNumber(place + 1)}
                    onClick={() => swap.ask(place)}
                  >
                    {m.swap}
                  </Button>
                </div>
              </QuestionCard>
            </li>
          ))}
        </ol>
      </PrintedPaper>
    </SectionCard>
  )
}

function useSwap(draft: Draft, { questions }: TestPreview, change: PreviewProps['change']) {
  const m = useMessages('tests').make
  const problems = useMessages('problems')
  const toast = useToast()
  const [at, setAt] = useState<number>()
  const swapping = useChange('draftTest', {
    mutationFn: (place: number) =>
      previewTest({
        params: { classId: draft.classId },
        body: {
          ...previewOf(draft),
          questionIds: questions.map(({ questionId }) => questionId),
          swap: place,
          swapped: [...draft.swapped],
        },
      }),
    onSuccess: (preview, place) => {
      const out = questions[place]
      if (preview.missing.length > 0) toast({ text: m.noOther })
      else change({ preview, swapped: [...draft.swapped, ...(out ? [out.questionId] : [])] })
    },
    onError: (error) => toast({ text: problemText(problems, 'other', error) }),
    onSettled: () => setAt(undefined),
  })
  return {
    at,
    ask: (place: number) => {
      if (at !== undefined) return
      setAt(place)
      swapping.mutate(place)
    },
  }
}
