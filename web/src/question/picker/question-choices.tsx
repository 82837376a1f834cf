import { useInfiniteQuery } from '@tanstack/react-query'
import { type Difficulty, difficulties, type QuestionForm } from '@vikalp/domain/vocabulary'
import { useState } from 'react'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { ChoiceCard } from './choice-card.tsx'
import { choicesQuery } from './choices.api.ts'
import styles from './picker.module.css'
import type { PickerProps } from './picker-sheet.tsx'
import type { PickedQuestion } from './picks.ts'

type QuestionChoicesProps = Omit<PickerProps, 'picks' | 'most' | 'onPicked'> & {
  taken: readonly PickedQuestion[]
  isFull: boolean
  toggle: (pick: PickedQuestion) => void
}

type Narrowed = { topic: string; difficulty: Difficulty | ''; form: QuestionForm | '' }
const everything: Narrowed = { topic: '', difficulty: '', form: '' }

/** The questions of one chapter, narrowed by topic, difficulty and form. */
export function QuestionChoices(props: QuestionChoicesProps) {
  const { classId, exam, chapters, without, taken, isFull, toggle } = props
  const m = useMessages('picker')
  const problems = useMessages('problems')
  const titleOf = useChapterTitle()
  const [chapter, setChapter] = useState(chapters[0] ?? '')
  const [narrowed, setNarrowed] = useState(everything)
  const { topic, difficulty, form } = narrowed
  const list = useInfiniteQuery(
    choicesQuery(classId, {
      exam,
      chapter,
      ...(topic !== '' && { topic }),
      ...(difficulty !== '' && { difficulty }),
      ...(form !== '' && { form }),
    }),
  )
  const pages = list.data?.pages ?? []
  const first = pages[0]
  const offered = pages.flatMap(({ questions }) => questions)
  const questions = offered.filter(({ questionId }) => !without?.has(questionId))
  const ids = new Set(taken.map(({ questionId }) => questionId))
  const narrow = (changes: Partial<Narrowed>) => setNarrowed({ ...narrowed, ...changes })
  const all = { value: '', label: m.all } as const
  return (
    <>
      <div className={styles.filters}>
        {chapters.length > 1 && (
          <SelectField
            label={m.chapter}
            value={chapter}
            options={chapters.map((key) => ({ value: key, label: titleOf(key) }))}
            onChoose={(key) => {
              setChapter(key)
              setNarrowed(everything)
            }}
          />
        )}
        <SelectField
          label={m.topic}
          value={topic}
          options={[all, ...(first?.topics ?? []).map((value) => ({ value, label: value }))]}
          onChoose={(value) => narrow({ topic: value })}
        />
        <SelectField
          label={m.difficulty}
          value={difficulty}
          options={[all, ...difficulties.map((value) => ({ value, label: m.difficulties[value] }))]}
          onChoose={(value) => narrow({ difficulty: value })}
        />
        <SelectField
          label={m.form}
          value={form}
          options={[all, ...(first?.forms ?? []).map((value) => ({ value, label: m.forms[value] }))]}
          onChoose={(value) => narrow({ form: value })}
        />
      </div>
      {list.isPending && <Spinner label={m.loading} />}
      {list.isError && (
        <FailedNote retry={list.refetch}>{problemText(problems, 'other', list.error)}</FailedNote>
      )}
      {first && (
        <p role="status" className={styles.count}>
          {first.total === 0 ? m.none : m.found(first.total)}
        </p>
      )}
      <ol className={styles.list}>
        {questions.map((question, place) => (
          <li key={question.questionId}>
            <ChoiceCard
              question={question}
              number={place + 1}
              isTaken={ids.has(question.questionId)}
              isFull={isFull}
              toggle={() => toggle({ questionId: question.questionId, chapter })}
            />
          </li>
        ))}
      </ol>
      <ShowMore
        list={list}
        count={m.shown(offered.length, first?.total ?? 0)}
        more={m.more}
        loading={m.loading}
      />
    </>
  )
}
