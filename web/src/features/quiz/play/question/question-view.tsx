import { perLetter } from '@vikalp/domain/quiz/per-letter'
import { letters } from '@vikalp/domain/vocabulary'
import { Flag } from 'lucide'
import { type Ref, useId } from 'react'
import type { AskedQuestion } from '#attempts/attempt.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { OptionList } from '#question/option-list.tsx'
import { QuestionImage } from '#question/question-image.tsx'
import { Chip } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { type QuizSlots, useQuiz } from '../state/quiz-context.tsx'
import { isChecked, isMarked, selectedOption } from '../state/quiz-state.ts'
import { useHintRead } from '../state/use-hint-read.ts'
import { AskedWhy } from './asked-why.tsx'
import styles from './question-view.module.css'
import { Verdict } from './verdict.tsx'

type QuestionViewProps = {
  question: AskedQuestion
  place: number
  /** Of the question on the screen; another one is only laid out. */
  heading: Ref<HTMLHeadingElement> | undefined
} & Pick<QuizSlots, 'openHint'>

export function QuestionView({ question, place, heading, openHint }: QuestionViewProps) {
  const m = useMessages('quiz')
  const { state, dispatch } = useQuiz()
  const headingId = useId()
  const stemId = useId()
  const { _id: questionId, html, spoken, image, year } = question
  const marked = isMarked(state, questionId)
  const checked = isChecked(state, questionId)
  const onRead = useHintRead(questionId)

  return (
    <article className={classNames(styles.question, !heading && styles.ahead)}>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
          {m.questionOf(place, state.questions.length)}
        </h2>
        <Chip className={styles.year}>{m.askedIn(year)}</Chip>
        <Button
          kind="text"
          className={styles.mark}
          icon={<Icon of={Flag} size={20} />}
          aria-pressed={marked}
          aria-label={m.markForReview}
          aria-keyshortcuts="M"
          onClick={() => dispatch({ type: 'setMark', questionId, isMarked: !marked })}
        >
          {m.mark}
        </Button>
      </div>
      {place === 1 && state.allMet !== undefined && <p className={styles.allMet}>{m.allMet(state.allMet)}</p>}
      <RichText id={stemId} className={styles.stem} html={html.question} />
      {/* One that failed to load in advance is loaded anew when it is to be seen. */}
      {image && <QuestionImage key={heading ? 'seen' : 'ahead'} image={image} />}
      {question.openHint && heading && !checked && openHint(questionId, onRead)}
      <OptionList
        name={questionId}
        disabled={checked}
        options={perLetter((letter) => ({ html: html.options[letter], spoken: spoken[letter] }))}
        selected={letters[selectedOption(state, questionId) ?? -1]}
        onSelect={(letter) => dispatch({ type: 'setAnswer', questionId, option: letters.indexOf(letter) })}
        byKeys
        labelledBy={headingId}
        describedBy={stemId}
      />
      {checked && heading && <Verdict question={question} />}
      {(state.practice || question.why) && <AskedWhy question={question} />}
    </article>
  )
}
