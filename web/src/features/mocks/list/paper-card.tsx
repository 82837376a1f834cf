import type { OfferedPaper } from '@vikalp/contract/mocks/papers'
import { highestScore, questionCount, sectionsOf } from '@vikalp/domain/papers/template'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { problemText } from '#platform/texts/problem-text.ts'
import { classNames } from '#ui/class-names.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Button } from '#ui/input/button.tsx'
import { useStart } from '../use-start.ts'
import { FormRow } from './form-row.tsx'
import styles from './paper-card.module.css'

/** A pattern with its facts: its forms where the bank can fill it, what is missing where it cannot. */
export function PaperCard({ paper }: { paper: OfferedPaper }) {
  const m = useMessages('mocks')
  const sections = sectionsOf(paper)
  const minutes = paper.sittings.map((sitting) => sitting.minutes)
  return (
    <li className={classNames(styles.card, !paper.ready && styles.off)}>
      <h2 className={styles.title}>{m.pattern(paper.title)}</h2>
      <p>{m.facts(questionCount(sections), minutes, highestScore(sections) / 4)}</p>
      {!paper.confirmed && <p className={styles.note}>{m.unconfirmed(paper.exam, paper.checked)}</p>}
      {paper.ready ? <Ready paper={paper} /> : <Missing paper={paper} />}
    </li>
  )
}

function Missing({ paper }: { paper: OfferedPaper }) {
  const m = useMessages('mocks')
  const { subjectName } = useNames()
  const lacks = paper.missing.map(({ subject, need, have }) => m.lacks(subjectName(subject), need, have))
  return <p className={styles.note}>{m.notOffered(lacks)}</p>
}

function Ready({ paper }: { paper: OfferedPaper }) {
  const m = useMessages('mocks')
  const problems = useMessages('problems')
  const start = useStart()
  const begin = (form?: number) => start.mutate({ template: paper.key, ...(form !== undefined && { form }) })
  const total = questionCount(sectionsOf(paper))
  const next = paper.forms.find(({ sittingId }) => sittingId === null)
  const taken = paper.forms.filter(({ sittingId }) => sittingId !== null).length
  return (
    <>
      <p className={styles.note}>
        {m.taken(taken, paper.forms.length)} {next && next.met > 0 && m.met(next.met, total)}
      </p>
      {start.isError && (
        <Alert>
          {m.startFailed} {problemText(problems, 'other', start.error)}
        </Alert>
      )}
      <div className={styles.actions}>
        {next && (
          <Button kind="tonal" busy={start.isPending} onClick={() => begin(next.form)}>
            {m.startForm(next.form)}
          </Button>
        )}
        <Button kind="outline" busy={start.isPending} onClick={() => begin()}>
          {m.fresh}
        </Button>
      </div>
      <details className={styles.forms}>
        <summary>{m.allForms}</summary>
        <ul>
          {paper.forms.map((form) => (
            <FormRow
              key={form.form}
              form={form}
              total={total}
              isStarting={start.isPending}
              start={() => begin(form.form)}
            />
          ))}
        </ul>
      </details>
    </>
  )
}
