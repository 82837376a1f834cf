import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnReport } from '@vikalp/contract/reports'
import { Flag } from 'lucide'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import styles from './report-question.module.css'
import { ownReports } from './reports.api.ts'

const loadSheet = async () => (await import('./report-sheet.tsx')).ReportSheet

type ReportQuestionProps = {
  questionId: string
  /** All questions on the page: the reports of all are read at once. */
  questionIds: readonly string[]
}

/** Opens the form of a report; once reported, says when, and what was decided. */
export function ReportQuestion({ questionId, questionIds }: ReportQuestionProps) {
  const m = useMessages('reports')
  const query = ownReports(questionIds)
  const reports = useQuery(query)
  const queries = useQueryClient()
  const [isNew, setNew] = useState(false)
  const own = reports.data?.find((report) => report.questionId === questionId)
  const keep = (sent: OwnReport) => {
    setNew(true)
    const others = (all: OwnReport[] = []) => all.filter((one) => one.questionId !== questionId)
    void queries.invalidateQueries({ queryKey: ['reports'], refetchType: 'none' })
    queries.setQueryData(query.queryKey, (all) => [...others(all), sent])
  }
  if (reports.isPending) return <span className={styles.room} />
  if (own?.state === 'open') return <ReportState report={own} isNew={isNew} />
  return (
    <>
      {own && <ReportState report={own} isNew={isNew} />}
      <SheetButton
        className={styles.open}
        load={loadSheet}
        sheet={{ questionId, onSent: keep }}
        notLoaded={m.notLoaded}
        icon={<Icon of={Flag} size={16} />}
      >
        {m.open}
      </SheetButton>
    </>
  )
}

/** The button that opened the form is gone with the report: the focus comes here. */
const focusOn = (element: HTMLElement | null): void => element?.focus()

function ReportState({ report, isNew }: { report: OwnReport; isNew: boolean }) {
  const m = useMessages('reports')
  const { date, state, answer } = report
  return (
    <p className={styles.state} tabIndex={-1} ref={isNew ? focusOn : undefined}>
      <Icon of={Flag} size={16} />
      <span>
        <strong>{m.reported(date)}.</strong> {m.state[state]} {answer}
      </span>
    </p>
  )
}
