import type { ComponentType } from 'react'
import { registerScreen } from '#platform/navigation/prefetch.ts'
import { type ScreenName, screenNames, screens } from '#platform/navigation/screens.ts'
import { ensureMessages } from '#platform/texts/messages.tsx'
import { lazyPart } from './lazy-part.ts'

type ScreenComponent = ComponentType<{ name: ScreenName }>

const chunks = import.meta.glob<Record<string, ScreenComponent>>([
  '/src/app/screens/*-screen.tsx',
  '/src/features/**/*-screen.tsx',
])

/** The one component of the chunk. */
async function loadScreen(name: ScreenName): Promise<ScreenComponent> {
  const { chunk } = screens[name]
  const [Content] = Object.values((await chunks[`/src/${chunk}.tsx`]?.()) ?? {})
  if (!Content) throw new Error(`${chunk}.tsx exports no screen`)
  return Content
}

const components = new Map(
  screenNames.map((name) => {
    const { texts } = screens[name]
    registerScreen(name, () => Promise.all([loadScreen(name), ensureMessages(texts)]))
    return [name, lazyPart(texts, () => loadScreen(name))]
  }),
)

/** A screen by its name. Its code and texts are fetched when it is first shown, or by prefetchScreen. */
export function Screen({ name }: { name: ScreenName }) {
  const Component = components.get(name)
  return Component && <Component name={name} />
}
