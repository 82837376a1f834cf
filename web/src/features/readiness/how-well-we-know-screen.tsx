import { useQuery } from '@tanstack/react-query'
import type { Calibration } from '@vikalp/contract/practice/readiness'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedPanel } from '#ui/feedback/failed-panel.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { CalibrationMonths } from './calibration-months.tsx'
import { calibrationQuery } from './readiness.api.ts'
import styles from './readiness.module.css'

/** How well probabilities and forecasts came true: for everybody to see. */
export function HowWellWeKnowScreen() {
  const { howWell: m } = useMessages('readiness')
  const problems = useMessages('problems')
  const calibration = useQuery(calibrationQuery)
  return (
    <Page title={m.title} subtitle={m.intro} narrow>
      {calibration.isPending && <Skeleton shape="card" count={2} />}
      {calibration.isSuccess && <Figures calibration={calibration.data} />}
      {calibration.isError && (
        <FailedPanel title={m.failed} query={calibration}>
          {problemText(problems, 'other', calibration.error)}
        </FailedPanel>
      )}
    </Page>
  )
}

function Figures({ calibration }: { calibration: Calibration }) {
  const { howWell: m } = useMessages('readiness')
  const { answers, needed, whole, coverage, papers, neededPapers, months } = calibration
  if (!whole)
    return (
      <Panel tone="empty" title={m.notEnough(answers, needed)}>
        <p>{m.notEnoughText}</p>
      </Panel>
    )
  return (
    <div className={styles.column}>
      <SectionCard title={m.whole(answers)}>
        <dl className={styles.figures}>
          <Figure
            name={m.calibrationError}
            value={m.figure(whole.calibrationError)}
            text={m.calibrationText}
          />
          <Figure name={m.brier} value={m.figure(whole.brier)} text={m.brierText} />
          <Figure
            name={m.coverage}
            value={coverage === null ? m.coverageMissing(papers, neededPapers) : m.share(coverage)}
            text={m.coverageText}
          />
        </dl>
      </SectionCard>
      <CalibrationMonths months={months} />
    </div>
  )
}

const Figure = ({ name, value, text }: { name: string; value: string; text: string }) => (
  <div>
    <dt>
      {name}: <span className={styles.figure}>{value}</span>
    </dt>
    <dd className={styles.note}>{text}</dd>
  </div>
)
