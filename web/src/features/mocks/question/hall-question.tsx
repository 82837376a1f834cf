import { isWordOf, letters } from '@vikalp/domain/vocabulary'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { OptionList } from '#question/option-list.tsx'
import { QuestionImage } from '#question/question-image.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { useHall } from '../hall/hall-context.tsx'
import styles from './hall-question.module.css'
import { NumberAnswer } from './number-answer.tsx'

/** The question on the screen with what is chosen, saved or not. */
export function HallQuestion() {
  const m = useMessages('hall')
  const { page, paper, state, current, phase } = useHall()
  const heading = useFocusOnChange(current)
  const headingId = useId()
  const stemId = useId()
  const question = paper.questions[current]
  const section = paper.sections[question?.section ?? 0]
  if (!question || !section) return null
  const { options } = question
  // A filled circle stays filled, where that is practised.
  const isFilled = paper.dialect === 'omr' && !paper.isErasable && state.draft !== null
  return (
    <article className={styles.question}>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
          {m.question(current + 1)}
        </h2>
        <p className={styles.marks}>{m.marks(section.marks.right, section.marks.wrong)}</p>
      </div>
      <RichText id={stemId} className={styles.stem} html={question.html} />
      {question.image && <QuestionImage key={question.id} image={question.image} />}
      {options ? (
        <OptionList
          name={question.id}
          options={options}
          selected={isWordOf(letters, state.draft) ? state.draft : undefined}
          onSelect={(letter) => page.act({ k: 'pick', q: current, v: letter })}
          disabled={phase !== 'writing' || isFilled}
          labelledBy={headingId}
          describedBy={stemId}
        />
      ) : (
        <NumberAnswer key={question.id} unit={question.unit ?? ''} describedBy={stemId} />
      )}
    </article>
  )
}

/** Scrolls a new question to the top of the screen and has its heading read out. */
function useFocusOnChange(place: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [place])
  return heading
}
