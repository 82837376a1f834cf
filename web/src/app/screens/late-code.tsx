import { Component, type ComponentType, type ReactNode } from 'react'
import type { Bundle } from '#messages/messages.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { isStaleCode, lazyPart } from '../lazy-part.ts'

type BoundaryProps = { children: ReactNode; failed: ReactNode }

/** Code that did not load is missing in its place alone: what else is on the page stays as it is, with what was answered. */
class CodeBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    // Whatever else is thrown is a fault of ours, for the screen to say.
    if (!isStaleCode(error)) throw error
    return this.props.failed
  }
}

/**
 * A part of a screen whose code is fetched by itself. Browsers remember for as long as a page lives that a file of code could not
 * be fetched, so the page is loaded again, which finds a quiz with its answers where it was.
 */
export function lateCode<P extends object>(
  texts: readonly Bundle[],
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = lazyPart(texts, load)
  return function LateCode(props: P) {
    const shell = useMessages('shell')
    const failed = <FailedNote retry={() => location.reload()}>{shell.partNotLoaded}</FailedNote>
    return (
      <CodeBoundary failed={failed}>
        <Part {...props} />
      </CodeBoundary>
    )
  }
}
