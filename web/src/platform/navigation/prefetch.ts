import type { ScreenName } from './screens.ts'

type Load = () => Promise<unknown>

const loaders = new Map<ScreenName, Load>()

/** Called by web/src/app, which alone loads chunks. */
export const registerScreen = (name: ScreenName, load: Load): unknown => loaders.set(name, load)

/** Fetches the code of the screen that is likely next; a failure shows when it is visited. */
export function prefetchScreen(name: ScreenName): void {
  loaders
    .get(name)?.()
    .catch(() => undefined)
}
