import { type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import { paths } from '#platform/navigation/paths.ts'

/** The subject in the address, as in ?subject=Physics; all of them when there is none. */
export const subjectFromSearch = (search: string): SubjectKey | undefined => {
  const name = new URLSearchParams(search).get('subject')
  return subjectKeys.find((subject) => subject === name)
}

export const addressOf = (subject: SubjectKey | undefined): string =>
  subject === undefined ? paths.bookmarks : `${paths.bookmarks}?subject=${subject}`
