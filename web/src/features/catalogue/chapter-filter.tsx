import { typedLimits } from '@vikalp/domain/limits'
import { useId, useRef } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { useAnnounceLater } from '#ui/feedback/use-announce-later.ts'
import { Button } from '#ui/input/button.tsx'
import { SearchBox } from '#ui/input/search-box.tsx'
import styles from './chapter-filter.module.css'

/** Rule 60: a list shorter than this is quicker to read than to search. */
export const filterFrom = 12

type ChapterFilterProps = { search: string; found: number; onChange: (search: string) => void }

export function ChapterFilter({ search, found, onChange }: ChapterFilterProps) {
  const m = useMessages('catalogue').chapters
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isOn = search !== ''
  const result = found === 0 ? m.noMatch(search.trim()) : m.found(found)
  useAnnounceLater(isOn ? result : undefined)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className={styles.filter}>
      <label htmlFor={id}>{m.find}</label>
      {isOn && found > 0 && <p className={styles.found}>{result}</p>}
      <div className={styles.box}>
        <SearchBox
          ref={input}
          id={id}
          value={search}
          maxLength={typedLimits.title}
          onChange={(event) => onChange(event.target.value)}
          end={
            isOn && (
              <Button kind="text" onClick={clear}>
                {m.clear}
              </Button>
            )
          }
        />
      </div>
      {isOn && found === 0 && <p className={styles.none}>{result}</p>}
    </search>
  )
}
