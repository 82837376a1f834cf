import { useId, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button } from '#ui/input/button.tsx'

const shownAtFirst = 5

/** The strongest or the weakest topics; the rest of a long list is one tap away. */
export function TopicList({ name, topics }: { name: string; topics: readonly string[] }) {
  const m = useMessages('teacher').details
  const id = useId()
  const [isAll, setAll] = useState(false)
  const formats = useMessages('formats')
  if (topics.length === 0) return m.none
  // A single further item is shown at once: a button would take as much space.
  const isLong = topics.length > shownAtFirst + 1
  const shown = isLong && !isAll ? topics.slice(0, shownAtFirst) : topics
  return (
    <>
      <span id={id}>{formats.list(shown)}</span>
      {isLong && (
        <Button
          kind="text"
          flush
          aria-expanded={isAll}
          aria-controls={id}
          aria-label={m.ofTopics(isAll ? m.fewer : m.all(topics.length), name)}
          onClick={() => setAll(!isAll)}
        >
          {isAll ? m.fewer : m.all(topics.length)}
        </Button>
      )}
    </>
  )
}
