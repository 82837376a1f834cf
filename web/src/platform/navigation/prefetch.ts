import type { ScreenName } from './screens.ts'

type Load = () => Promise<unknown>

const loaders = new Map<ScreenName, Load>()

/** Called by the application, which alone loads chunks. */
export const registerScreen = (name: ScreenName, load: Load): unknown => loaders.set(name, load)

/** Fetches the code of a screen that is likely next; a failure is left to the visit itself. */
export function prefetchScreen(name: ScreenName): void {
  loaders
    .get(name)?.()
    .catch(() => undefined)
}
