import { useChange } from '#platform/api/use-change.ts'
import { download } from '#platform/files/download.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { exportFile, fetchExport } from './settings.api.ts'

/** A person takes everything that is kept about them along. */
export function DataPart() {
  const { data: m } = useMessages('accountSettings')
  const problems = useMessages('problems')
  const toast = useToast()
  const fetching = useChange('session', {
    mutationFn: fetchExport,
    onSuccess: (zip) => {
      download('vikalp-data.zip', zip, exportFile.type)
      toast({ text: m.done })
    },
  })
  return (
    <SectionCard title={m.title} note={m.text}>
      {fetching.error && (
        <Alert>
          {m.failed} {problemText(problems, 'other', fetching.error)}
        </Alert>
      )}
      <div>
        <Button kind="tonal" busy={fetching.isPending} onClick={() => fetching.mutate()}>
          {fetching.isPending ? m.fetching : m.download}
        </Button>
      </div>
    </SectionCard>
  )
}
