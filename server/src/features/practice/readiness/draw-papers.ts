import { setImmediate } from 'node:timers/promises'
import { type ForecastWanted, PaperDraws } from '@vikalp/domain/learner/forecast/paper-draws'

/** Papers at a time: a few milliseconds, after which everybody else who waits is served. */
export const papersAtOnce = 4

/** A whole forecast takes too long for one turn of the event loop. */
export async function drawPapers(wanted: ForecastWanted): Promise<PaperDraws> {
  const draws = new PaperDraws(wanted)
  while (!draws.isDone) {
    await setImmediate()
    draws.draw(papersAtOnce)
  }
  return draws
}
