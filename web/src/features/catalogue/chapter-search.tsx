import { typedLimits } from '@vikalp/domain/limits'
import { useId, useRef } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'
import { SearchBox } from '#ui/input/search-box.tsx'
import styles from './chapter-tools.module.css'

/** Rule 60: a list shorter than this is quicker to read than to search. */
export const searchFrom = 12

type ChapterSearchProps = { search: string; onChange: (search: string) => void }

export function ChapterSearch({ search, onChange }: ChapterSearchProps) {
  const m = useMessages('chapterList')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <search className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        {m.find}
      </label>
      <SearchBox
        ref={input}
        id={id}
        placeholder={m.find}
        value={search}
        maxLength={typedLimits.title}
        onChange={(event) => onChange(event.target.value)}
        end={
          search !== '' && (
            <Button kind="text" onClick={clear}>
              {m.clear}
            </Button>
          )
        }
      />
    </search>
  )
}
