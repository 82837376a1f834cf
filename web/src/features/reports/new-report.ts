import type { ReportInput } from '@vikalp/contract/reports'
import { reportLimits } from '@vikalp/domain/limits'
import { letters, type ReportReason, reportReasons } from '@vikalp/domain/vocabulary'
import type { Messages } from '#messages/messages.ts'
import { ApiFailure, failureCode } from '#platform/api/api-failure.ts'
import type { FormErrors, TextOf } from '#platform/forms/form-errors.ts'
import { savingErrors } from '#platform/forms/saving-errors.ts'

/** The form without its question; the reason is missing until one is chosen. */
export type TypedReport = Omit<ReportInput, 'questionId' | 'reason'> & { reason: ReportReason | undefined }

/** The reasons that say which option is right. */
export const reasonsWithOption: readonly ReportReason[] = ['wrong-key', 'two-right']

export function readReport(textOf: TextOf<TypedReport>): TypedReport {
  const reason = reportReasons.find((one) => one === textOf('reason'))
  const hasOption = reason !== undefined && reasonsWithOption.includes(reason)
  const option = hasOption ? letters.find((letter) => letter === textOf('option')) : undefined
  return { reason, option, note: textOf('note').trim() || undefined }
}

/** What to say when a report was not taken, and where. */
export function reportErrors(
  error: unknown,
  texts: Messages['reports'],
  problems: Messages['problems'],
): FormErrors<TypedReport> {
  const code = failureCode(error)
  if (code === 'not_found') return { form: texts.notScored }
  // The limit of a minute passes in a minute, that of a day does not.
  const isForToday = error instanceof ApiFailure && (error.retryAfterSeconds ?? 0) > 60
  if (code === 'rate_limited' && isForToday) return { form: texts.tomorrow(reportLimits.perDay) }
  return savingErrors(error, texts, problems)
}
