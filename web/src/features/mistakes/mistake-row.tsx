import type { MistakeEntry } from '@vikalp/contract/practice/mistakes'
import { CircleCheck, CircleX } from 'lucide'
import { useId, useState } from 'react'
import { useChapterTitle } from '#platform/texts/chapter-title.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import cards from '#question/question-cards.module.css'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { usePrinting } from '#ui/use-printing.ts'
import { addressOf, type MistakeFilters } from './mistake-filters.ts'
import styles from './mistakes-page.module.css'
import type { MistakeSlots } from './mistakes-page.tsx'
import { OwnNote } from './own-note.tsx'

type MistakeRowProps = { entry: MistakeEntry; place: number; filters: MistakeFilters } & MistakeSlots

/** A question that was answered wrong, what the option says about the slip, and when it comes again. */
export function MistakeRow({ entry, place, filters, answerOf }: MistakeRowProps) {
  const m = useMessages('mistakes')
  const { subjectName } = useNames()
  const chapterTitle = useChapterTitle()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  const { question, lastOption, times, code, keyWasWrong, note } = entry
  const tells = lastOption && !keyWasWrong ? question.html.notes[lastOption] : undefined
  return (
    <li className={cards.row}>
      <div className={styles.head}>
        <h2 id={id} className={cards.place}>
          <span className="visually-hidden">{m.question(place + 1)}: </span>
          {chapterTitle(question.chapter)}
        </h2>
        <State entry={entry} />
      </div>
      <p className={cards.note}>
        {subjectName(question.subject)} · {question.topic}
      </p>
      <RichText className={cards.stem} html={question.html.question} />
      {keyWasWrong ? (
        <p className={styles.keyWasWrong}>{m.keyWasWrong}</p>
      ) : (
        <p className={cards.note}>
          {lastOption && m.chose(lastOption)} {times > 1 && m.times(times)}
        </p>
      )}
      {tells && !isOpen && (
        <div className={styles.tells}>
          <h3>{m.tells}</h3>
          <RichText html={tells} />
        </div>
      )}
      {(isOpen || isPrinting) && answerOf(question, lastOption)}
      <div className={cards.actions}>
        <Button kind="outline" aria-expanded={isOpen} aria-describedby={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? m.close : m.open}
        </Button>
        {code !== null && filters.code !== code && (
          <LinkButton kind="text" flush href={addressOf({ show: 'all', code })} aria-describedby={id}>
            {m.sameKind}
          </LinkButton>
        )}
      </div>
      <OwnNote questionId={question._id} note={note} describedBy={id} />
    </li>
  )
}

function State({ entry: { repairedOn, provenOn, comesOn, keyWasWrong } }: Pick<MistakeRowProps, 'entry'>) {
  const m = useMessages('mistakes')
  if (keyWasWrong) return null
  return (
    <div className={styles.state}>
      {repairedOn === null ? (
        <Chip tone="wrong" icon={<Icon of={CircleX} />}>
          {m.toRepair}
        </Chip>
      ) : (
        <Chip tone="correct" icon={<Icon of={CircleCheck} />}>
          {provenOn === null ? m.repairedOn(repairedOn) : m.provenOn(provenOn)}
        </Chip>
      )}
      {provenOn !== null && <span className="visually-hidden">{m.provenText}</span>}
      {comesOn !== null && <span className={cards.note}>{m.comesAgain(comesOn)}</span>}
    </div>
  )
}
