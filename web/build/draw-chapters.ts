import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SubjectKey, subjectKeys } from '@vikalp/domain/vocabulary'
import { colourOf, type Drawing, readDrawings } from './drawings.ts'

/** The `image` of a chapter in the API: the drawing of its card as a file of its own. */
export async function drawChapters(folder: string): Promise<void> {
  await mkdir(join(folder, 'chapters'), { recursive: true })
  for (const subject of subjectKeys)
    for (const drawing of readDrawings(subject))
      await writeFile(join(folder, `chapters/${drawing.key}.svg`), drawAlone(subject, drawing))
}

function drawAlone(subject: SubjectKey, { box, shapes }: Drawing): string {
  const name = subject.toLowerCase()
  const [x, y, width, height] = box.split(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="none" stroke="${colourOf(name)}"`,
    ' stroke-width="2" stroke-linecap="round" stroke-linejoin="round">',
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colourOf(`${name}-tint`)}" stroke="none"/>`,
    `${shapes}</svg>`,
  ].join('')
}
