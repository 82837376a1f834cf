import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { CircleCheck, CircleX } from 'lucide'
import { type Ref, useId, useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { Chip } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './sample-question.module.css'

const answer: Letter = 'B'

/** A question to try: tap, verdict, one line of explanation. Nothing is stored or sent. */
export function SampleQuestion({ heading }: { heading: Ref<HTMLHeadingElement> }) {
  const { sample } = useMessages('landing')
  const [chosen, setChosen] = useState<string>()
  const group = useId()
  const isRight = chosen === answer
  return (
    <section className={styles.card} aria-labelledby={`${group}-title`}>
      <h2 ref={heading} tabIndex={-1} id={`${group}-title`} className={styles.title}>
        {sample.title} · {sample.subject}
      </h2>
      <fieldset>
        <legend className={styles.question}>{sample.question}</legend>
        {letters.map((letter) => (
          <label key={letter} className={classNames(styles.option, letter === chosen && look(isRight))}>
            <input type="radio" name={group} checked={letter === chosen} onChange={() => setChosen(letter)} />
            <span className={styles.bubble} aria-hidden="true">
              {letter}
            </span>
            <span>{sample.options[letter]}</span>
          </label>
        ))}
      </fieldset>
      <div role="status">
        {chosen !== undefined && (
          <div className={styles.verdict}>
            <Chip
              tone={isRight ? 'correct' : 'wrong'}
              icon={isRight ? <Icon of={CircleCheck} /> : <Icon of={CircleX} />}
            >
              {isRight ? sample.right : sample.wrong}
            </Chip>
            <p>
              {!isRight && <strong>{sample.answerIs(answer)} </strong>}
              {sample.explanation}
            </p>
          </div>
        )}
      </div>
    </section>
  )
}

const look = (isRight: boolean): string | undefined => (isRight ? styles.right : styles.wrong)
