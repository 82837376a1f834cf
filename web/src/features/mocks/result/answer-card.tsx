import type { SittingResult } from '@vikalp/contract/mocks/results'
import { type AnswerVerdict, type Letter, letters } from '@vikalp/domain/vocabulary'
import { CircleCheck, CircleMinus, CircleX, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { AnsweredOption, optionVerdict } from '#question/answered-option.tsx'
import { Chip, type ChipTone } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { RichText } from '#ui/rich-text.tsx'
import styles from './answer-card.module.css'

export type Reviewed = SittingResult['questions'][number]

const looks: Record<AnswerVerdict, readonly [tone: ChipTone, icon: IconNode]> = {
  right: ['correct', CircleCheck],
  wrong: ['wrong', CircleX],
  blank: ['skipped', CircleMinus],
  dropped: ['neutral', CircleMinus],
}

type AnswerCardProps = { reviewed: Reviewed; place: number; children: ReactNode }

/** A question with its verdict in words, the options or the number, and the explanation. */
export function AnswerCard({ reviewed, place, children }: AnswerCardProps) {
  const m = useMessages('mocks').result
  const { question, verdict, quarters } = reviewed
  const { html, image } = question
  const [tone, icon] = looks[verdict]
  return (
    <li className={styles.card}>
      <header className={styles.header}>
        <h3>{m.question(place)}</h3>
        <Chip tone={tone} icon={<Icon of={icon} />} className={styles.verdict}>
          {m.verdicts[verdict]}, {m.change(quarters)}
        </Chip>
      </header>
      <RichText className={styles.stem} html={html.question} />
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
      {html.options ? (
        <ol className={styles.options}>
          {letters.map((letter) => (
            <Option key={letter} reviewed={reviewed} letter={letter} />
          ))}
        </ol>
      ) : (
        <TypedAnswer reviewed={reviewed} />
      )}
      {children}
      {verdict === 'dropped' && <p>{m.droppedText}</p>}
      {html.explanation !== '' && (
        <details className={styles.explanation}>
          <summary>{m.explanation}</summary>
          <RichText html={html.explanation} />
        </details>
      )}
    </li>
  )
}

function Option({ reviewed, letter }: { reviewed: Reviewed; letter: Letter }) {
  const { optionWords } = useMessages('mocks').result
  const { right, response, verdict, question } = reviewed
  const look = optionVerdict(
    right.some((each) => each === letter),
    response === letter,
  )
  return (
    <AnsweredOption
      letter={letter}
      html={question.html.options?.[letter] ?? ''}
      verdict={look}
      words={optionWords}
      note={look === 'chosenWrong' && verdict === 'wrong' ? question.html.notes[letter] : undefined}
    />
  )
}

function TypedAnswer({ reviewed: { response, right, unit } }: { reviewed: Reviewed }) {
  const m = useMessages('mocks').result
  return (
    <p>
      {response === null ? m.notAnswered : m.yours(response)}.{' '}
      {right.length > 0 && (
        <>
          {m.correct(right)} {unit && <RichText as="span" html={unit} />}
        </>
      )}
    </p>
  )
}
