import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Bundle } from '#messages/messages.ts'
import { registerScreen } from '#platform/navigation/prefetch.ts'
import { ensureMessages } from '#platform/texts/messages.tsx'

/** The code of a screen could not be fetched: no network, or a deploy has replaced the file. */
class StaleCode extends Error {}

export const isStaleCode = (error: unknown): boolean => error instanceof StaleCode

type Needs = {
  /** The bundles of texts that the screen speaks. */
  texts: readonly Bundle[]
  /** False where a screen asks the server nothing, or by a plain call: it then costs no query code. */
  queries?: boolean
}

/** A screen whose code and texts are fetched when it is first shown, or before that by its name. */
export function lazyScreen<P extends object>(
  name: string,
  { texts, queries = true }: Needs,
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  const loadAll = async () => {
    const [Screen, scope] = await Promise.all([
      load(),
      queries ? import('./query-scope.tsx') : undefined,
      ensureMessages(texts),
    ])
    if (!scope) return { default: Screen }
    const ScopedScreen = (props: P) => (
      <scope.QueryScope>
        <Screen {...props} />
      </scope.QueryScope>
    )
    return { default: ScopedScreen }
  }
  registerScreen(name, loadAll)
  return lazy(() =>
    loadAll().catch((cause: unknown) => {
      throw new StaleCode(`The code of ${name} did not load`, { cause })
    }),
  )
}
