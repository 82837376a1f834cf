import { join } from 'node:path'
import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import { loadFunctions, messageOf } from '../load-functions.ts'
import type { Places } from '../places.ts'

/** The SVG text of each figure that a chapter draws, by file name. */
export type ChapterFigures = ReadonlyMap<string, string>

export const figureFileOf = (places: Places, { subject, key }: Chapter): string =>
  join(places.figures, subject.toLowerCase(), `${key}.ts`)

/** Draws all figures of a chapter; `fault` is called for those that cannot be drawn. */
export async function loadFigures(
  path: string,
  fault: (id: string, message: string) => void,
): Promise<ChapterFigures> {
  const drawn = new Map<string, string>()
  for (const [id, draw] of Object.entries(await loadFunctions(path, 'figures', fault))) {
    try {
      drawn.set(`${id}.svg`, String(draw()))
    } catch (error) {
      fault(id, `the figure cannot be drawn: ${messageOf(error)}`)
    }
  }
  return drawn
}
