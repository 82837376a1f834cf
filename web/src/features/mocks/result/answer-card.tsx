import type { SittingResult } from '@vikalp/contract/mocks/results'
import { letters } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { classNames } from '#ui/class-names.ts'
import { RichText } from '#ui/rich-text.tsx'
import styles from './answers.module.css'

type Reviewed = SittingResult['questions'][number]

/** A question with its verdict in words, the options or the number, and the explanation. */
export function AnswerCard({ reviewed, place }: { reviewed: Reviewed; place: number }) {
  const m = useMessages('mocks').result
  const { question, verdict, response, right } = reviewed
  const { html, image } = question
  return (
    <li className={styles.card}>
      <h3 className={styles.heading}>
        {m.question(place)}: {m.verdicts[verdict]}
      </h3>
      <RichText html={html.question} />
      {image && (
        <img
          className={styles.image}
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
          loading="lazy"
        />
      )}
      {html.options && <Options reviewed={reviewed} options={html.options} />}
      <p>
        {response === null ? m.notAnswered : m.yours(response)}{' '}
        {verdict === 'dropped' ? m.droppedText : m.correct(right)}
      </p>
      {html.explanation !== '' && (
        <details className={styles.explanation}>
          <summary>{m.explanation}</summary>
          <RichText html={html.explanation} />
        </details>
      )}
    </li>
  )
}

type OptionsProps = { reviewed: Reviewed; options: NonNullable<Reviewed['question']['html']['options']> }

function Options({ reviewed: { right, response }, options }: OptionsProps) {
  return (
    <ol className={styles.options}>
      {letters.map((letter) => (
        <li
          key={letter}
          className={classNames(
            styles.option,
            right.some((each) => each === letter) && styles.right,
            response === letter && styles.chosen,
          )}
        >
          <span>{letter}</span>
          <RichText as="span" html={options[letter]} />
        </li>
      ))}
    </ol>
  )
}
