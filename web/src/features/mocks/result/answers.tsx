import type { SittingResult } from '@vikalp/contract/mocks/results'
import { type AnswerVerdict, answerVerdicts } from '@vikalp/domain/vocabulary'
import { useState } from 'react'
import { useMessages } from '#platform/texts/messages.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { ShowMore } from '#ui/show-more.tsx'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import { AnswerCard } from './answer-card.tsx'
import styles from './answers.module.css'
import { HowSure } from './how-sure.tsx'

/** 180 questions with their formulas are slow to draw on a cheap phone. */
const atOnce = 20

/** Every question with its key as it stands, and what was answered; by verdict. */
export function Answers({
  result: { sittingId, questions, optionsShuffled, sureness },
}: {
  result: SittingResult
}) {
  const m = useMessages('mocks').result
  const { number } = useMessages('formats')
  const count = (verdict: AnswerVerdict) =>
    questions.filter((question) => question.verdict === verdict).length
  // What was wrong teaches most.
  const [shown, setShown] = useState<AnswerVerdict | undefined>(count('wrong') > 0 ? 'wrong' : undefined)
  const [most, setMost] = useState(atOnce)
  const show = (verdict: AnswerVerdict | undefined) => {
    setShown(verdict)
    setMost(atOnce)
  }
  const listed = [...questions.entries()].filter(
    ([, { verdict }]) => shown === undefined || verdict === shown,
  )
  const verdicts = answerVerdicts.filter((verdict) => count(verdict) > 0)
  const chips = [
    { value: undefined, label: `${m.everything} ${number(questions.length)}`, isChosen: shown === undefined },
    ...verdicts.map((verdict) => ({
      value: verdict,
      label: `${m.verdicts[verdict]} ${number(count(verdict))}`,
      isChosen: shown === verdict,
    })),
  ]
  const more = m.more(Math.min(atOnce, listed.length - most))
  return (
    <SectionCard title={m.answers} note={optionsShuffled && m.lettersOfTest}>
      <ToggleChips<AnswerVerdict | undefined> legend={m.filter} chips={chips} onChoose={show} />
      <ol className={styles.list}>
        {listed.slice(0, most).map(([place, reviewed]) => (
          <AnswerCard key={reviewed.question._id} reviewed={reviewed} place={place}>
            {reviewed.response !== null && (
              <HowSure
                sittingId={sittingId}
                questionId={reviewed.question._id}
                place={place}
                said={sureness[reviewed.question._id]}
              />
            )}
          </AnswerCard>
        ))}
      </ol>
      <ShowMore
        list={{
          data: { pages: Array.from({ length: Math.ceil(Math.min(most, listed.length) / atOnce) }) },
          hasNextPage: listed.length > most,
          isFetchingNextPage: false,
          fetchNextPage: () => setMost(most + atOnce),
        }}
        count={m.shownOf(Math.min(most, listed.length), listed.length)}
        more={more}
        loading={more}
      />
    </SectionCard>
  )
}
