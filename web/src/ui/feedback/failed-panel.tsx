import type { ReactNode } from 'react'
import { Button } from '../input/button.tsx'
import { Panel } from '../layout/panel.tsx'
import { useUiText } from '../ui-text.tsx'

type FailedPanelProps = {
  title: string
  /** What is asked again; while it is, the button is busy. */
  query: { isFetching: boolean; refetch: () => unknown }
  /** Why it did not load. */
  children: ReactNode
}

/** Stands in place of all that did not load, with a button to try again. */
export function FailedPanel({ title, query: { isFetching, refetch }, children }: FailedPanelProps) {
  const { tryAgain } = useUiText()
  return (
    <Panel
      tone="error"
      title={title}
      actions={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      }
    >
      <p>{children}</p>
    </Panel>
  )
}
