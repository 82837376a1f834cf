import { chaptersOf, offeredSubjects } from '@vikalp/domain/catalogue/chapters'
import { assignmentLimits, quizLimits } from '@vikalp/domain/limits'
import { addDays, indianDay } from '@vikalp/domain/progress/periods'
import { type ExamKey, examKeys, type SubjectKey } from '@vikalp/domain/vocabulary'
import { useState } from 'react'
import { ApiFailure } from '#platform/api/api-failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { loadPicker } from '#question/picker/load-picker.ts'
import type { PickedQuestion } from '#question/picker/picks.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { setAssignment } from './assignments.api.ts'
import styles from './assignments-sheet.module.css'
import { faultOf, inputOf, type NewAssignment, readAssignment } from './new-assignment.ts'

type NewAssignmentFormProps = { classId: string; onDone: () => void }

const daysUsual = 7

/** A chapter quiz until a day, or a set that was picked. */
export function NewAssignmentForm({ classId, onDone }: NewAssignmentFormProps) {
  const { assignments: m, notLoaded } = useMessages('taughtClasses')
  const { examName, subjectName } = useNames()
  const titleOf = useChapterTitle()
  const [exam, setExam] = useState<ExamKey>('NEET')
  const [subject, setSubject] = useState<SubjectKey>('Physics')
  const subjects = offeredSubjects.filter((each) => chaptersOf(exam, each).length > 0)
  const [picks, setPicks] = useState<readonly PickedQuestion[]>([])
  const { form, field } = useAssignmentForm(classId, { exam, subject, picks }, onDone)
  const today = indianDay(new Date())
  return (
    <Form form={form}>
      <SelectField
        {...field('exam')}
        label={m.exam}
        value={exam}
        options={examKeys.map((value) => ({ value, label: examName(value) }))}
        onChoose={(value) => {
          setExam(value)
          setPicks([])
        }}
      />
      <SelectField
        {...field('subject')}
        label={m.subject}
        value={subject}
        options={subjects.map((value) => ({ value, label: subjectName(value) }))}
        onChoose={(value) => {
          setSubject(value)
          setPicks([])
        }}
      />
      <Field {...field('title')} label={m.name} maxLength={assignmentLimits.title} />
      {picks.length === 0 && (
        <>
          <SelectField
            {...field('chapter')}
            key={`${exam} ${subject}`}
            label={m.chapter}
            options={[
              { value: '', label: m.chooseChapter },
              ...chaptersOf(exam, subject).map(({ key }) => ({ value: key, label: titleOf(key) })),
            ]}
          />
          <Field
            {...field('count')}
            type="number"
            label={m.count}
            min={quizLimits.questions.min}
            max={quizLimits.questions.max}
            defaultValue={quizLimits.questions.usual}
          />
        </>
      )}
      <div className={styles.picks}>
        <p>{picks.length === 0 ? m.eachOwn : m.picked(picks.length)}</p>
        <SheetButton
          kind="outline"
          load={loadPicker}
          sheet={{
            classId,
            exam,
            chapters: chaptersOf(exam, subject).map(({ key }) => key),
            picks,
            most: quizLimits.questions.max,
            onPicked: setPicks,
          }}
          notLoaded={notLoaded}
        >
          {picks.length === 0 ? m.pick : m.changePicks}
        </SheetButton>
        {picks.length > 0 && (
          <Button kind="text" onClick={() => setPicks([])}>
            {m.dropPicks}
          </Button>
        )}
      </div>
      <Field
        {...field('dueOn')}
        type="date"
        label={m.dueOn}
        min={today}
        defaultValue={addDays(today, daysUsual)}
      />
      <div className={styles.buttons}>
        <SubmitButton isSending={form.isSending} sending={m.setting}>
          {m.set}
        </SubmitButton>
        <Button kind="text" onClick={onDone}>
          {m.cancel}
        </Button>
      </div>
    </Form>
  )
}

function useAssignmentForm(
  classId: string,
  set: { exam: ExamKey; subject: SubjectKey; picks: readonly PickedQuestion[] },
  onDone: () => void,
) {
  const m = useMessages('taughtClasses').assignments
  const problems = useMessages('problems')
  const toast = useToast()
  const [assignmentId] = useState(() => crypto.randomUUID())
  return useForm<NewAssignment>({
    change: 'assignment',
    read: readAssignment,
    check: (typed) => {
      const fault = faultOf(typed, set.picks.length, indianDay(new Date()))
      return fault ? { [fault]: m.faults[fault] } : {}
    },
    send: (typed) => setAssignment({ params: { classId, assignmentId }, body: inputOf(typed, set) }),
    onSaved: () => {
      toast({ text: m.done })
      onDone()
    },
    failed: (error) => ({
      form:
        error instanceof ApiFailure && error.fields.account !== undefined
          ? m.notConfirmed
          : problemText(problems, 'other', error),
    }),
  })
}
