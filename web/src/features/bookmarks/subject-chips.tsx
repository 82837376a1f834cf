import type { BookmarksPage } from '@vikalp/contract/bookmarks'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import styles from './bookmarks-page.module.css'

type SubjectChipsProps = {
  subjects: BookmarksPage['subjects']
  chosen: SubjectKey | undefined
  onChoose: (subject: SubjectKey | undefined) => void
}

export function SubjectChips({ subjects, chosen, onChoose }: SubjectChipsProps) {
  const m = useMessages('bookmarks')
  const { subjectName } = useNames()
  const total = subjects.reduce((sum, { bookmarks }) => sum + bookmarks, 0)
  const chips = [{ subject: undefined, bookmarks: total }, ...subjects].map(({ subject, bookmarks }) => ({
    value: subject,
    label: m.chip(subject === undefined ? m.all : subjectName(subject), bookmarks),
    isChosen: subject === chosen,
  }))
  return <ToggleChips legend={m.filter} chips={chips} onChoose={onChoose} className={styles.chips} />
}
