type Load = () => Promise<unknown>

const loaders = new Map<string, Load>()

/** Called by the route table, which alone knows the chunks. */
export const registerScreen = (name: string, load: Load): unknown => loaders.set(name, load)

/** Fetches the code of a screen that is likely next; a failure is left to the visit itself. */
export function prefetchScreen(name: 'quiz' | 'analysis' | 'review' | 'chapters' | 'testType'): void {
  loaders
    .get(name)?.()
    .catch(() => undefined)
}
