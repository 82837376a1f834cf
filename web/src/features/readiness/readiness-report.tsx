import type { OwnReadiness } from '@vikalp/contract/practice/readiness'
import { paths } from '#platform/navigation/paths.ts'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { LinkButton } from '#ui/input/button.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { BandBar } from './band-bar.tsx'
import { NotEnough } from './not-enough.tsx'
import styles from './readiness.module.css'
import { SaidMarks } from './said-marks.tsx'

type Forecast = NonNullable<OwnReadiness['forecast']>
type ReadinessReportProps = { readiness: OwnReadiness; choose: (template: string) => void }

/** Everything that is said of one paper, and the choice of another. */
export function ReadinessReport({ readiness, choose }: ReadinessReportProps) {
  const m = useMessages('readiness')
  const { template, templates, exam, highest, forecast, missing, taken } = readiness
  const title = templates.find((one) => one.template === template)?.title ?? ''
  return (
    <div className={styles.column}>
      <SelectField
        key={template}
        label={m.paper}
        value={template}
        options={templates.map((one) => ({ value: one.template, label: one.title }))}
        onChoose={choose}
      />
      {forecast && (
        <>
          <SectionCard title={m.marks}>
            <SaidMarks exam={exam} title={title} highest={highest} forecast={forecast} />
          </SectionCard>
          {forecast.subjects.length > 1 && <Subjects subjects={forecast.subjects} />}
          <Gains gains={forecast.gains} />
        </>
      )}
      {missing && <NotEnough missing={missing} />}
      <Taken taken={taken} />
      <div>
        <LinkButton kind="text" flush href={paths.howWellWeKnow}>
          {m.howWell.link}
        </LinkButton>
      </div>
    </div>
  )
}

function Subjects({ subjects }: { subjects: Forecast['subjects'] }) {
  const m = useMessages('readiness')
  const { subjectName } = useNames()
  return (
    <SectionCard title={m.subjects}>
      <ul className={styles.rows}>
        {subjects.map(({ subject, mean, low, high, highest }) => (
          <li key={subject} className={styles.row}>
            <span>{subjectName(subject)}</span>
            <span className={styles.figure}>{m.ofMarks(mean, highest)}</span>
            <BandBar low={low} mean={mean} high={high} highest={highest} />
            <span className={styles.note}>{m.subject(low, high)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

function Gains({ gains }: { gains: Forecast['gains'] }) {
  const m = useMessages('readiness')
  const titleOf = useChapterTitle()
  return (
    <SectionCard title={m.gains} note={gains.length > 0 && m.gainsNote}>
      {gains.length > 0 ? (
        <ul className={styles.rows}>
          {gains.map(({ chapter, low, high }) => (
            <li key={chapter}>
              {titleOf(chapter)} <span className={styles.figure}>({m.gain(low, high)})</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{m.noGains}</p>
      )}
      <div>
        <LinkButton kind="text" flush href={paths.topics}>
          {m.topics}
        </LinkButton>
      </div>
    </SectionCard>
  )
}

function Taken({ taken }: { taken: OwnReadiness['taken'] }) {
  const m = useMessages('readiness')
  const { day } = useMessages('formats')
  return (
    <SectionCard title={m.taken}>
      {taken.length > 0 ? (
        <ul className={styles.rows}>
          {taken.map(({ date, mean, low, high, scored, sittingId }) => (
            <li key={sittingId} className={styles.row}>
              <span>{m.said(mean, low, high, scored)}</span>
              <LinkButton
                kind="text"
                flush
                href={paths.mockResult.replace(':sittingId', sittingId)}
                aria-label={m.result(date)}
              >
                {day(date)}
              </LinkButton>
            </li>
          ))}
        </ul>
      ) : (
        <p>{m.noneTaken}</p>
      )}
      <div>
        <LinkButton kind="text" flush href={paths.mocks}>
          {m.mocks}
        </LinkButton>
      </div>
    </SectionCard>
  )
}
