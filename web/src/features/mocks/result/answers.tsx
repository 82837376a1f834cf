import type { SittingResult } from '@vikalp/contract/mocks/results'
import { type AnswerVerdict, answerVerdicts } from '@vikalp/domain/vocabulary'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import { AnswerCard } from './answer-card.tsx'
import styles from './answers.module.css'

/** Every question with its key as it stands, and what was answered; by verdict. */
export function Answers({ questions }: Pick<SittingResult, 'questions'>) {
  const m = useMessages('mocks').result
  const { number } = useMessages('formats')
  const count = (verdict: AnswerVerdict) =>
    questions.filter((question) => question.verdict === verdict).length
  // What was wrong teaches most.
  const [shown, setShown] = useState<AnswerVerdict | undefined>(count('wrong') > 0 ? 'wrong' : undefined)
  const verdicts = answerVerdicts.filter((verdict) => count(verdict) > 0)
  const chips = [
    { value: undefined, label: `${m.everything} ${number(questions.length)}`, isChosen: shown === undefined },
    ...verdicts.map((verdict) => ({
      value: verdict,
      label: `${m.verdicts[verdict]} ${number(count(verdict))}`,
      isChosen: shown === verdict,
    })),
  ]
  return (
    <SectionCard title={m.answers}>
      <ToggleChips<AnswerVerdict | undefined> legend={m.filter} chips={chips} onChoose={setShown} />
      <ol className={styles.list}>
        {questions.map(
          (reviewed, place) =>
            (shown === undefined || reviewed.verdict === shown) && (
              <AnswerCard key={reviewed.question._id} reviewed={reviewed} place={place} />
            ),
        )}
      </ol>
    </SectionCard>
  )
}
