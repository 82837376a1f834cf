import { Component, type ErrorInfo, type ReactNode } from 'react'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Button, LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { isStaleCode } from '../lazy-part.ts'

type State = { error: unknown }

/** Catches what a screen throws; the bar and the other screens keep working. */
export class ErrorScreen extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <Broken error={error} again={() => this.setState({ error: undefined })} />
  }
}

function Broken({ error, again }: { error: unknown; again: () => void }) {
  const shell = useMessages('shell')
  const stale = isStaleCode(error)
  const text = stale ? shell.staleCode : shell.broken
  return (
    <Page title={text.title} headingHidden narrow>
      <Panel
        tone="error"
        title={text.title}
        actions={
          <>
            {stale ? (
              <Button onClick={() => location.reload()}>{shell.reload}</Button>
            ) : (
              <Button onClick={again}>{shell.tryAgain}</Button>
            )}
            <LinkButton kind="outline" href={paths.landing}>
              {shell.goHome}
            </LinkButton>
          </>
        }
      >
        <p>{text.text}</p>
      </Panel>
    </Page>
  )
}
