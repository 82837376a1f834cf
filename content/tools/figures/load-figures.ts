import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Chapter } from '@vikalp/domain/catalogue/chapter'
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
  if (!existsSync(path)) return drawn
  for (const [id, draw] of Object.entries(await readGenerators(path, fault))) {
    try {
      drawn.set(`${id}.svg`, String(draw()))
    } catch (error) {
      fault(id, `the figure cannot be drawn: ${textOf(error)}`)
    }
  }
  return drawn
}

async function readGenerators(
  path: string,
  fault: (id: string, message: string) => void,
): Promise<Record<string, () => unknown>> {
  try {
    const loaded: unknown = await import(pathToFileURL(path).href)
    if (hasFigures(loaded)) return loaded.figures
    fault(path, 'does not export figures')
  } catch (error) {
    fault(path, `cannot be loaded: ${textOf(error)}`)
  }
  return {}
}

const hasFigures = (loaded: unknown): loaded is { figures: Record<string, () => unknown> } =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'figures' in loaded &&
  typeof loaded.figures === 'object' &&
  loaded.figures !== null &&
  Object.values(loaded.figures).every((draw) => typeof draw === 'function')

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
