import type { OwnReport } from '@vikalp/contract/reports'
import { reportLimits } from '@vikalp/domain/limits'
import { letters, reportReasons } from '@vikalp/domain/vocabulary'
import { useForm } from '#platform/forms/use-form.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { RadioChoices } from '#ui/input/radio-choices.tsx'
import { TextArea } from '#ui/input/text-area.tsx'
import { FormSheet } from '#ui/sheet/form-sheet.tsx'
import { readReport, reportErrors, type TypedReport } from './new-report.ts'
import styles from './report-sheet.module.css'
import { reportQuestion } from './reports.api.ts'

type ReportSheetProps = { questionId: string; onSent: (report: OwnReport) => void; onClose: () => void }

// There is only one language yet, so nothing is translated.
const offered = reportReasons.filter((reason) => reason !== 'translation')

/** What is wrong with a question, for those who look after the bank and for the student's teachers (rule 75). */
export function ReportSheet({ questionId, onSent, onClose }: ReportSheetProps) {
  const m = useMessages('reports')
  const problems = useMessages('problems')
  const { form, field } = useForm<TypedReport, OwnReport>({
    change: 'report',
    read: readReport,
    check: ({ reason }) => (reason ? {} : { reason: m.needReason }),
    send: ({ reason = 'unclear', ...more }) => reportQuestion({ body: { questionId, reason, ...more } }),
    onSaved: onSent,
    failed: (error) => reportErrors(error, m, problems),
  })
  return (
    <FormSheet title={m.title} form={form} note={m.note} save={m.send} saving={m.sending} onClose={onClose}>
      <div className={styles.reasons}>
        <RadioChoices
          {...field('reason')}
          legend={m.reason}
          options={offered.map((value) => ({ value, label: m.reasons[value] }))}
          initial={undefined}
          isGrid
        />
      </div>
      <div className={styles.option}>
        <RadioChoices
          {...field('option')}
          legend={m.option}
          options={letters.map((value) => ({ value, label: value }))}
          initial={undefined}
        />
      </div>
      <TextArea
        {...field('note')}
        label={m.words}
        hint={m.wordsHint(reportLimits.note)}
        rows={3}
        maxLength={reportLimits.note}
      />
    </FormSheet>
  )
}
