import { join } from 'node:path'
import type { Chapter } from '@vikalp/domain/catalogue/chapter'
import { loadFunctions, messageOf } from '../load-functions.ts'
import type { Places } from '../places.ts'
import { type AnyQuestion, imageFile } from '../question-file.ts'
import { drawnFigure } from '../structures/draw.ts'

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

/** The figures that questions describe by the structures they show. */
export function drawFigures(
  questions: readonly AnyQuestion[],
  fault: (id: string, message: string) => void,
): ChapterFigures {
  const drawn = new Map<string, string>()
  for (const question of questions) {
    const [file, structures] = [imageFile(question), question.image?.structures]
    if (!file || !structures) continue
    try {
      drawn.set(file, drawnFigure(structures))
    } catch (error) {
      fault(question.id, `the figure cannot be drawn: ${messageOf(error)}`)
    }
  }
  return drawn
}
