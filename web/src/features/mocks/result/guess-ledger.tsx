import type { SittingResult } from '@vikalp/contract/mocks/results'
import { guessLedger } from '@vikalp/domain/marking/guess-ledger'
import { useMessages } from '#platform/texts/messages.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'

/** What sure answers, half sure ones and guesses brought and cost, as far as the student has said which they were. */
export function GuessLedger({ result: { questions, sureness } }: { result: SittingResult }) {
  const m = useMessages('mocks').result.sureness
  const rows = guessLedger(
    questions.map(({ question, verdict, quarters }) => ({
      sureness: sureness[question._id],
      verdict,
      quarters,
    })),
  )
  return (
    <SectionCard title={m.title}>
      {rows.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.sureness}>{m.row(row)}</li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
