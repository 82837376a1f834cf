import type { MistakesPage } from '@vikalp/contract/practice/mistakes'
import { mistakeFilters, subjectKeys } from '@vikalp/domain/vocabulary'
import { useLocation } from 'wouter'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Button } from '#ui/input/button.tsx'
import { SelectField } from '#ui/input/select-field.tsx'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import { addressOf, type MistakeFilters } from './mistake-filters.ts'
import styles from './mistakes-page.module.css'

const everything = ''

type FilterBarProps = { filters: MistakeFilters; chapters: MistakesPage['chapters'] }

/** Subject, chapter, repaired or not; a kind of slip is chosen at a mistake, and let go here. */
export function FilterBar({ filters, chapters }: FilterBarProps) {
  const m = useMessages('mistakes')
  const { subjectName } = useNames()
  const chapterTitle = useChapterTitle()
  const [, navigate] = useLocation()
  const choose = (changes: Partial<MistakeFilters>) =>
    navigate(addressOf({ ...filters, ...changes }), { replace: true })
  const subjects = subjectKeys.filter((key) => chapters.some(({ subject }) => subject === key))
  const ofSubject = chapters.filter(
    ({ subject }) => filters.subject === undefined || subject === filters.subject,
  )
  return (
    <div className={styles.filters}>
      <div className={styles.selects}>
        <SelectField
          label={m.subject}
          value={filters.subject ?? everything}
          options={[
            { value: everything, label: m.everySubject },
            ...subjects.map((key) => ({ value: key, label: subjectName(key) })),
          ]}
          onChoose={(value) => choose({ subject: subjects.find((key) => key === value), chapter: undefined })}
        />
        <SelectField
          label={m.chapter}
          value={filters.chapter ?? everything}
          options={[
            { value: everything, label: m.everyChapter },
            ...ofSubject.map(({ chapter, open, mistakes }) => ({
              value: chapter,
              label: m.chapterWith(chapterTitle(chapter), open, mistakes),
            })),
          ]}
          onChoose={(value) => choose({ chapter: value || undefined })}
        />
      </div>
      <ToggleChips
        legend={m.filters}
        chips={mistakeFilters.map((value) => ({
          value,
          label: m.show[value],
          isChosen: value === filters.show,
        }))}
        onChoose={(show) => choose({ show })}
      />
      {filters.code && (
        <p className={styles.kind}>
          {m.ofOneKind}{' '}
          <Button kind="text" onClick={() => choose({ code: undefined })}>
            {m.everyKind}
          </Button>
        </p>
      )}
    </div>
  )
}
