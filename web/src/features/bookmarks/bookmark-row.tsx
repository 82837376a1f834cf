import type { Question } from '@vikalp/contract/question'
import { useId, useState } from 'react'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import cards from '#question/question-cards.module.css'
import { Button } from '#ui/input/button.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './bookmarks-page.module.css'
import type { BookmarkSlots } from './bookmarks-page.tsx'
import { useBookmark } from './use-bookmark.ts'

/** A removed bookmark leaves its row in place, so that Undo is where the thumb is; the next visit is without it. */
export function BookmarkRow({ question, slots }: { question: Question; slots: BookmarkSlots }) {
  const m = useMessages('bookmarks')
  const { subjectName } = useNames()
  const chapterTitle = useChapterTitle()
  const { answerOf, toolsOf } = slots
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isMarked, setMarked] = useState(true)
  const set = useBookmark(question._id, setMarked)
  return (
    <li className={cards.row}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={cards.place}>
            {chapterTitle(question.chapter)}
          </h2>
          <p className={cards.note}>{subjectName(question.subject)}</p>
        </div>
        <Button kind="text" aria-describedby={id} onClick={() => set(!isMarked)}>
          {isMarked ? m.remove : m.undo}
        </Button>
      </div>
      <p className={isMarked ? 'visually-hidden' : cards.note} role="status">
        {!isMarked && m.removed}
      </p>
      {isMarked && (
        <>
          <RichText className={cards.stem} html={question.html.question} />
          {isOpen && answerOf(question)}
          <div className={cards.actions}>
            <Button
              kind="outline"
              aria-expanded={isOpen}
              aria-describedby={id}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? m.close : m.open}
            </Button>
            {isOpen && toolsOf(question._id)}
          </div>
        </>
      )}
    </li>
  )
}
