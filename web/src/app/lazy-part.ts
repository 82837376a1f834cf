import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Bundle } from '#messages/messages.ts'
import { withTexts } from '#platform/texts/with-texts.ts'

/** The code of a screen could not be fetched: no network, or a deployment replaced the file. */
class StaleCode extends Error {}

export const isStaleCode = (error: unknown): boolean => error instanceof StaleCode

/** A component whose code and texts are fetched when it is first shown. */
export function lazyPart<P extends object>(
  texts: readonly Bundle[],
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    try {
      return { default: await withTexts(texts, load) }
    } catch (cause) {
      throw new StaleCode('The code of a screen did not load', { cause })
    }
  })
}
