/** Between two signs of life of a step that lasts. */
const patienceMs = 1500

/**
 * Does a step of a start and says how long it took; while it lasts, a line every second and a half says so, because
 * silence looks like a failure.
 */
export async function step<T>(name: string, work: () => Promise<T>, say = console.log): Promise<T> {
  const begin = performance.now()
  const seconds = () => `${((performance.now() - begin) / 1000).toFixed(1)} s`
  const timer = setInterval(() => say(`${name} ... ${seconds()}`), patienceMs)
  try {
    const result = await work()
    say(`${name}: done in ${seconds()}`)
    return result
  } finally {
    clearInterval(timer)
  }
}
