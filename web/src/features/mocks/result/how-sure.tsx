import { useQueryClient } from '@tanstack/react-query'
import { type Sureness, surenesses } from '@vikalp/domain/marking/guess-ledger'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { ToggleChips } from '#ui/toggle-chips.tsx'
import { resultQuery, saySureness } from '../mocks.api.ts'
import styles from './answer-card.module.css'

type HowSureProps = { sittingId: string; questionId: string; place: number; said: Sureness | undefined }

/** How sure one was of an answer, for the ledger of guesses; a second tap takes it back. */
export function HowSure({ sittingId, questionId, place, said }: HowSureProps) {
  const m = useMessages('mocks').result.sureness
  const problems = useMessages('problems')
  const queries = useQueryClient()
  const toast = useToast()
  const say = useChange('learner', {
    mutationFn: (sureness: Sureness | null) =>
      saySureness({ params: { sittingId }, body: { questionId, sureness } }),
    onSuccess: (_, sureness) =>
      queries.setQueryData(resultQuery(sittingId).queryKey, (result) => {
        if (!result) return result
        const { [questionId]: __, ...others } = result.sureness
        return { ...result, sureness: sureness === null ? others : { ...others, [questionId]: sureness } }
      }),
    onError: (error) => toast({ text: problemText(problems, 'other', error) }),
  })
  const shown = say.isPending ? say.variables : said
  return (
    <div className={styles.sureness}>
      <p aria-hidden="true">{m.ask}</p>
      <ToggleChips<Sureness>
        legend={m.askOf(place)}
        chips={surenesses.map((value) => ({ value, label: m.names[value], isChosen: shown === value }))}
        onChoose={(value) => say.mutate(value === said ? null : value)}
      />
    </div>
  )
}
