import type { OwnReadiness } from '@vikalp/contract/practice/readiness'
import { type ExamKey, examKeys } from '@vikalp/domain/vocabulary'
import type { DeviceStore } from '#platform/device-store.ts'

/** What can be said of a paper without a network: the last forecast, and of which day it is. */
type KeptForecast = {
  exam: ExamKey
  title: string
  highest: number
  date: string
  mean: number
  low: number
  high: number
  answers: number
}

const nameOf = (template: string | undefined): string => `readiness.${template ?? 'usual'}`

/** Takes the place of the last one; where nothing is said any more, nothing is kept. */
export function keepForecast(
  store: Pick<DeviceStore, 'write' | 'remove'>,
  asked: string | undefined,
  { template, templates, exam, highest, date, forecast }: OwnReadiness,
): void {
  for (const name of new Set([nameOf(asked), nameOf(template)])) {
    if (!forecast) store.remove(name)
    else {
      const { mean, low, high, answers } = forecast
      const title = templates.find((one) => one.template === template)?.title ?? ''
      store.write(name, { exam, title, highest, date, mean, low, high, answers } satisfies KeptForecast)
    }
  }
}

export const keptForecast = (
  store: Pick<DeviceStore, 'read'>,
  asked: string | undefined,
): KeptForecast | undefined => store.read(nameOf(asked), isKept)

const numbers = ['highest', 'mean', 'low', 'high', 'answers'] as const

function isKept(value: unknown): value is KeptForecast {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return (
    examKeys.some((key) => key === fields.get('exam')) &&
    typeof fields.get('title') === 'string' &&
    typeof fields.get('date') === 'string' &&
    numbers.every((name) => typeof fields.get(name) === 'number')
  )
}
