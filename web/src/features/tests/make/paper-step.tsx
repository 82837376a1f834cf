import type { TaughtClass } from '@vikalp/contract/classes'
import type { TestPattern, TestPreview } from '@vikalp/contract/mocks/tests'
import { testLimits } from '@vikalp/domain/limits'
import { ApiFailure } from '#platform/api/api-failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Button } from '#ui/input/button.tsx'
import { Field } from '#ui/input/field.tsx'
import { Form } from '#ui/input/form.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { SubmitButton } from '#ui/input/submit-button.tsx'
import { previewTest } from '../tests.api.ts'
import { Chapters } from './chapters.tsx'
import { paperFault, previewOf } from './draft.ts'
import styles from './make-test.module.css'
import type { StepProps } from './make-test.tsx'
import { OtherClasses } from './other-classes.tsx'
import { PaperParts } from './paper-parts.tsx'
import { Preview } from './preview.tsx'

type PaperStepProps = StepProps & { classes: readonly TaughtClass[]; patterns: readonly TestPattern[] }

/** For whom, and which questions: a whole examination, or chapters of the teacher's own choice. */
export function PaperStep({ draft, change, next, classes, patterns }: PaperStepProps) {
  const m = useMessages('tests').make
  const pattern = patterns.find(({ key }) => key === draft.template)
  const paper = usePaperForm(draft, change)
  // Another choice is another paper.
  const choose = (changes: Partial<typeof draft>) => change({ ...changes, preview: undefined })
  return (
    <>
      <p className={styles.note}>{m.openBank}</p>
      <Form form={paper.form}>
        <SelectField
          {...paper.field('classId')}
          label={m.class}
          value={draft.classId}
          options={[
            { value: '', label: m.chooseClass },
            ...classes.map(({ classId, name }) => ({ value: classId, label: name })),
          ]}
          onChoose={(classId) => choose({ classId, otherClasses: [], extra: {} })}
        />
        <OtherClasses draft={draft} change={choose} classes={classes} />
        <Field
          {...paper.field('title')}
          label={m.name}
          hint={m.nameHint}
          value={draft.title}
          maxLength={testLimits.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <SelectField
          {...paper.field('template')}
          label={m.pattern}
          value={draft.template}
          options={[
            { value: '', label: m.choosePattern },
            ...patterns.map(({ key, title }) => ({ value: key, label: title })),
          ]}
          onChoose={(template) => choose({ template, isWhole: false, sections: [] })}
        />
        {pattern && (
          <RadioChoices
            key={pattern.key}
            legend={m.questions}
            name="isWhole"
            initial={draft.isWhole ? 'whole' : 'own'}
            options={[
              { value: 'own', label: m.ownChapters },
              ...(pattern.isWhole
                ? [{ value: 'whole' as const, label: m.whole(pattern.questions, pattern.minutes) }]
                : []),
            ]}
            onChoose={(kind) => choose({ isWhole: kind === 'whole' })}
          />
        )}
        {pattern && <PaperParts pattern={pattern} choose={choose} />}
        {pattern && !draft.isWhole && (
          <Chapters exam={pattern.exam} draft={draft} change={choose} error={paper.field('chapters').error} />
        )}
        <div className={styles.buttons}>
          <SubmitButton kind="tonal" isSending={paper.form.isSending} sending={m.choosing}>
            {m.chooseQuestions}
          </SubmitButton>
        </div>
      </Form>
      {draft.preview && pattern && (
        <Preview exam={pattern.exam} draft={draft} preview={draft.preview} change={change} />
      )}
      {draft.preview && draft.preview.questions.length > 0 && (
        <div className={styles.buttons}>
          <Button onClick={next}>{m.next}</Button>
        </div>
      )}
    </>
  )
}

type PaperFields = { classId: string; title: string; template: string; chapters: string }

function usePaperForm(draft: StepProps['draft'], change: StepProps['change']) {
  const m = useMessages('tests').make
  const problems = useMessages('problems')
  const fields = {
    class: 'classId',
    title: 'title',
    template: 'template',
    chapters: 'chapters',
    noQuestion: 'chapters',
  } as const
  return useForm<PaperFields, TestPreview>({
    change: 'draftTest',
    read: () => ({ classId: draft.classId, title: draft.title, template: draft.template, chapters: '' }),
    check: () => {
      const fault = paperFault(draft)
      return fault ? { [fields[fault]]: m.faults[fault] } : {}
    },
    send: ({ classId }) => previewTest({ params: { classId }, body: { ...previewOf(draft), swapped: [] } }),
    onSaved: (preview) => change({ preview, swapped: [] }),
    failed: (error) => ({
      form:
        error instanceof ApiFailure && error.fields.account !== undefined
          ? m.notConfirmed
          : problemText(problems, 'other', error),
    }),
  })
}
