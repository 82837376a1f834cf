import type { Forecast } from './marks-band.ts'
import { type ForecastWanted, PaperDraws } from './paper-draws.ts'

/** What a paper of the template would bring the student today. */
export function forecastMarks(wanted: ForecastWanted): Forecast {
  const draws = new PaperDraws(wanted)
  draws.draw(Number.POSITIVE_INFINITY)
  return draws.marks()
}
