import type { Letter } from '@vikalp/domain/vocabulary'
import { useMessages } from '#platform/texts/messages.tsx'
import { AnsweredOption, optionVerdict } from '#question/answered-option.tsx'
import type { ReviewedQuestion } from './review-source.ts'

/** Requirement 8.2. */
export function ReviewOption({ reviewed, letter }: { reviewed: ReviewedQuestion; letter: Letter }) {
  const { optionWords } = useMessages('results').review
  const { answer, selected, question } = reviewed
  const verdict = optionVerdict(letter === answer, letter === selected)
  return (
    <AnsweredOption
      letter={letter}
      html={question.html.options[letter]}
      verdict={verdict}
      words={optionWords}
      note={verdict === 'chosenWrong' ? question.html.notes[letter] : undefined}
    />
  )
}
