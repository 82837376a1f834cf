import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { everyQuestion, readBank } from '../bank.ts'
import { readCatalogue } from '../catalogue.ts'
import { places } from '../places.ts'
import { hasOptions, imageFile, type Question } from '../question-file.ts'
import { figureFaults } from './figure-faults.ts'
import { type ChapterFigures, loadFigures } from './load-figures.ts'

export type FoundFigure = { id: string; svg: string; question: Question | undefined; faults: string[] }
export type FoundFigures = { figures: FoundFigure[]; faults: string[] }

/** The figures of chapters and of single questions; `examples` means those of the kit itself. */
export async function findFigures(root: string, names: readonly string[]): Promise<FoundFigures> {
  const found: FoundFigures = { figures: [], faults: [] }
  if (names.includes('examples')) await addExamples(root, found)
  const keys = await chaptersOf(root, names, found)
  if (keys.length === 0) return found
  const bank = await readBank(root, keys)
  for (const each of bank.chapters)
    for (const figure of drawn(each.figures)) {
      if (!names.includes(figure.id) && !names.includes(each.chapter.key)) continue
      const shown = everyQuestion(each).filter(hasOptions)
      const question = shown.find((asked) => imageFile(asked) === `${figure.id}.svg`)
      found.figures.push({ ...figure, question })
    }
  for (const { check, id, message } of bank.findings)
    if (check === 'figure') found.faults.push(`${id}: ${message}`)
  return found
}

const drawn = (figures: ChapterFigures): FoundFigure[] =>
  [...figures].map(([file, svg]) => ({
    id: file.replace(/\.svg$/, ''),
    svg,
    question: undefined,
    faults: [...figureFaults(svg)],
  }))

/** A chapter is found by its key, or by the id of one of its questions. */
async function chaptersOf(root: string, names: readonly string[], found: FoundFigures): Promise<string[]> {
  const { chapters } = await readCatalogue(places(root).catalogue)
  return names.flatMap((name) => {
    const fits = Object.entries(chapters).find(
      ([key, { prefix }]) => key === name || name.startsWith(`${prefix}-`),
    )
    if (!fits && name !== 'examples') found.faults.push(`${name} is neither a chapter nor a question`)
    return fits ? [fits[0]] : []
  })
}

async function addExamples(root: string, found: FoundFigures): Promise<void> {
  const folder = join(places(root).figures, 'examples')
  for (const name of (await readdir(folder)).sort()) {
    if (name.endsWith('.test.ts')) continue
    const fault = (id: string, message: string) => found.faults.push(`${id}: ${message}`)
    found.figures.push(...drawn(await loadFigures(join(folder, name), fault)))
  }
}
