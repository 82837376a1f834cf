import { readFileSync } from 'node:fs'
import type { SubjectKey } from '@vikalp/domain/vocabulary'

/** One drawing of a file: a view and the group of shapes that stands below it. */
export type Drawing = { key: string; box: string; shapes: string }

const folder = new URL('../src/features/catalogue/drawings/', import.meta.url)
const colours = readFileSync(new URL('../src/styles/colours.css', import.meta.url), 'utf8')

const drawing = /<view id="([^"]*)" viewBox="([^"]*)"\/>\s*(<g\b[\s\S]*?<\/g>)/g

const readSource = (name: string): string =>
  readFileSync(new URL(`${name.toLowerCase()}.svg`, folder), 'utf8')

export const readDrawings = (name: SubjectKey | 'subjects'): Drawing[] =>
  [...readSource(name).matchAll(drawing)].map(([, key = '', box = '', shapes = '']) => ({ key, box, shapes }))

/** A colour of colours.css by its name without --c-. */
export function colourOf(name: string): string {
  const [, hex] = colours.match(new RegExp(`--c-${name}: (#[0-9a-f]{6});`)) ?? []
  if (!hex) throw new Error(`colours.css has no --c-${name}`)
  return hex
}
