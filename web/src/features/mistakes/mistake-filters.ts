import { findChapter } from '@vikalp/domain/catalogue/chapters'
import { type MistakeFilter, mistakeFilters, type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import { paths } from '#platform/navigation/paths.ts'

export type MistakeFilters = {
  subject?: SubjectKey | undefined
  chapter?: string | undefined
  /** Of the misconception. */
  code?: string | undefined
  show: MistakeFilter
}

/** The filters in the address, as in ?subject=Physics&show=open; what is unknown counts as not there. */
export function filtersFrom(search: string): MistakeFilters {
  const names = new URLSearchParams(search)
  const subject = subjectKeys.find((key) => key === names.get('subject'))
  return {
    subject,
    chapter: findChapter(names.get('chapter') ?? '')?.key,
    code: names.get('code') || undefined,
    show: mistakeFilters.find((one) => one === names.get('show')) ?? 'all',
  }
}

export function addressOf({ subject, chapter, code, show }: MistakeFilters): string {
  const given = { subject, chapter, code, show: show === 'all' ? undefined : show }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) if (value) search.set(name, value)
  return `${paths.mistakes}?${search}`.replace(/\?$/, '')
}
