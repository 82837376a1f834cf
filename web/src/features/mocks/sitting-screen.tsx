import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { HandedIn } from './end/handed-in.tsx'
import { Hall } from './hall/hall.tsx'
import { Instructions } from './instructions/instructions.tsx'
import type { HallPage } from './log/hall-page.ts'
import { entranceQuery } from './mocks.api.ts'

/** A sitting from its instructions to its receipt, at one address. */
export function SittingScreen() {
  const { sittingId = '' } = useParams()
  return <Sitting key={sittingId} sittingId={sittingId} />
}

function Sitting({ sittingId }: { sittingId: string }) {
  const hall = useMessages('hall')
  const entrance = useQuery(entranceQuery(sittingId))
  const [begun, setBegun] = useState<HallPage>()
  const openAgain = () => {
    setBegun(undefined)
    void entrance.refetch()
  }
  if (begun) return <Hall page={begun} useHere={openAgain} />
  if (entrance.isPending || entrance.isFetching) return <Spinner label={hall.loading} />
  if (entrance.isError) return <Failed error={entrance.error} again={openAgain} />
  const { data } = entrance
  if (data.at === 'hall') return <Hall key={entrance.dataUpdatedAt} page={data.page} useHere={openAgain} />
  if (data.at === 'instructions')
    return <Instructions ready={data.ready} onBegun={setBegun} openAgain={openAgain} />
  const { ready, receipt } = data
  return (
    <HandedIn
      title={ready?.title ?? hall.end.closed}
      sittingId={sittingId}
      state={ready?.state ?? 'submitted'}
      receipt={receipt}
    />
  )
}

function Failed({ error, again }: { error: unknown; again: () => void }) {
  const hall = useMessages('hall')
  const problems = useMessages('problems')
  return (
    <Page title={hall.failed} headingHidden narrow paper>
      <Panel
        tone="error"
        title={hall.failed}
        actions={
          <>
            <Button onClick={again}>{hall.tryAgain}</Button>
            <LinkButton kind="outline" href={paths.mocks}>
              {hall.end.toMocks}
            </LinkButton>
          </>
        }
      >
        <p>{problemText(problems, 'other', error)}</p>
      </Panel>
    </Page>
  )
}
