import type { BookmarksPage } from '@vikalp/contract/bookmarks'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import styles from './subject-chips.module.css'

type SubjectChipsProps = {
  subjects: BookmarksPage['subjects']
  chosen: SubjectKey | undefined
  onChoose: (subject: SubjectKey | undefined) => void
}

export function SubjectChips({ subjects, chosen, onChoose }: SubjectChipsProps) {
  const m = useMessages('bookmarks')
  const { subjectName } = useNames()
  const total = subjects.reduce((sum, { bookmarks }) => sum + bookmarks, 0)
  const chips = [{ subject: undefined, bookmarks: total }, ...subjects]
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">{m.filter}</legend>
      {chips.map(({ subject, bookmarks }) => (
        <button
          key={subject ?? ''}
          type="button"
          className={styles.chip}
          aria-pressed={subject === chosen}
          onClick={() => onChoose(subject)}
        >
          {m.chip(subject === undefined ? m.all : subjectName(subject), bookmarks)}
        </button>
      ))}
    </fieldset>
  )
}
