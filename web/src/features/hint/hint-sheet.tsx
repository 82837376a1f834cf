import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Button } from '#ui/input/button.tsx'
import { Sheet } from '#ui/sheet/sheet.tsx'
import { hintFor } from './hint.api.ts'
import styles from './hint-sheet.module.css'
import { ReadHint } from './read-hint.tsx'

type HintSheetProps = { questionId: string; onRead: () => void; onClose: () => void }

/** Fetches only while it is open; closing it cancels the request. */
export function HintSheet({ questionId, onRead, onClose }: HintSheetProps) {
  const m = useMessages('hint')
  const problems = useMessages('problems')
  const hint = useQuery(hintFor(questionId))
  const failure = hint.isError ? problemText(problems, 'hint', hint.error) : problems.noHint
  return (
    <Sheet title={m.title} open onClose={onClose} footer={<p className={styles.foot}>{m.foot}</p>}>
      <div className={styles.body} aria-busy={hint.isFetching}>
        {hint.isFetching && <Spinner label={m.generating} />}
        {!hint.isFetching && hint.data && <ReadHint hint={hint.data} onRead={onRead} />}
        {!hint.isFetching && !hint.data && (
          <div role="alert" className={styles.failed}>
            <p>{failure}</p>
            <Button kind="tonal" onClick={() => void hint.refetch()}>
              {m.tryAgain}
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  )
}
