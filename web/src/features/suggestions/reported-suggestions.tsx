import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { judgeSuggestion, reportedQuery } from './reported.api.ts'
import styles from './reported-suggestions.module.css'

type Verdict = { id: string; keep: boolean }

/** Three reports hide a suggestion until a teacher or an institute decides (rule 23). */
export function ReportedSuggestions() {
  const profiles = useMessages('profiles')
  const { reported } = profiles
  const list = useQuery(reportedQuery)
  const queries = useQueryClient()
  const toast = useToast()
  const judge = useChange('suggestion', {
    mutationFn: ({ id, keep }: Verdict) => judgeSuggestion({ params: { id }, body: { keep } }),
    onSuccess: (_, { id, keep }) => {
      queries.setQueryData(reportedQuery.queryKey, (before) => before?.filter((one) => one.id !== id))
      toast({ text: keep ? reported.kept : reported.removed })
    },
    onError: () => toast({ text: reported.judgeFailed }),
  })

  const note = list.data && (list.data.length === 0 ? reported.none : reported.text)
  return (
    <SectionCard title={reported.title} note={note}>
      {list.isPending && <Skeleton count={2} />}
      {list.isError && <FailedNote retry={list.refetch}>{reported.failed}</FailedNote>}
      {list.data && list.data.length > 0 && (
        <ul>
          {list.data.map(({ id, questionId, text, reports }) => (
            <li key={id} className={styles.row}>
              <p className={styles.note}>
                {reported.question(questionId)} · {reported.reports(reports)}
              </p>
              <p id={`suggestion-${id}`} className={styles.text}>
                {text}
              </p>
              <div className={styles.actions}>
                {[true, false].map((keep) => (
                  <Button
                    key={String(keep)}
                    kind="outline"
                    busy={judge.isPending && judge.variables.id === id && judge.variables.keep === keep}
                    aria-describedby={`suggestion-${id}`}
                    onClick={() => !judge.isPending && judge.mutate({ id, keep })}
                  >
                    {keep ? reported.keep : reported.remove}
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
