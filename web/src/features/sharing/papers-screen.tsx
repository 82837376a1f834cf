import { consentLimits } from '@vikalp/domain/limits'
import { useSearch } from 'wouter'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { Button } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { printPapers } from './sharing.api.ts'
import styles from './sharing-screen.module.css'

/** One paper for each guardian of a class who is still to be asked; a teacher prints and hands them out. */
export function PapersScreen() {
  const { papers: m, back } = useMessages('sharing')
  const problems = useMessages('problems')
  const classId = new URLSearchParams(useSearch()).get('class') ?? ''
  const make = useChange('sharing', { mutationFn: () => printPapers({ params: { classId } }) })
  const address = `${location.origin}${paths.consent}`
  return (
    <Page title={m.title} subtitle={m.intro} back={{ href: paths.teacher, label: back }} narrow>
      <div className={styles.column}>
        <div className={styles.onScreen}>
          <p>{m.rule}</p>
          {make.isError && (
            <Alert>
              {failureCode(make.error) === 'forbidden'
                ? m.notConfirmed
                : problemText(problems, 'other', make.error)}
            </Alert>
          )}
          {make.data?.length === 0 && <p role="status">{m.none}</p>}
          {make.data && make.data.length > 0 ? (
            <Button onClick={() => print()}>{m.print}</Button>
          ) : (
            <Button busy={make.isPending} onClick={() => make.mutate()}>
              {make.isPending ? m.making : m.make}
            </Button>
          )}
        </div>
        {make.data?.map(({ userId, student, rollNo, code }) => (
          <section key={userId} className={styles.paper}>
            <h2>{m.heading(student)}</h2>
            <p>{m.rollNo(rollNo)}</p>
            <p>{m.text}</p>
            <p>
              <strong>{address}</strong>
            </p>
            <p>
              {m.code} <code className={styles.code}>{code}</code>
            </p>
            <p className={styles.note}>{m.valid(consentLimits.paperDays)}</p>
          </section>
        ))}
      </div>
    </Page>
  )
}
