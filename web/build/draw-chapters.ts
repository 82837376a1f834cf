import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chapters } from '@vikalp/domain/catalogue/chapters'
import type { SubjectKey } from '@vikalp/domain/vocabulary'
import { artBox, type Look } from '../src/features/catalogue/art/art-shapes.ts'
import { chapterArt } from '../src/features/catalogue/art/chapter-art.ts'

// The colours of tokens.css and the strokes of art-frame.module.css: a separate picture has no stylesheet.
const colours: Record<SubjectKey, { accent: string; tint: string }> = {
  Physics: { accent: '#663dc6', tint: '#efedfe' },
  Chemistry: { accent: '#0d707f', tint: '#dcf6fb' },
  Biology: { accent: '#c83685', tint: '#fdeaf2' },
}
const looks: Record<Look, (accent: string) => string> = {
  line: () => 'stroke-width="1.5"',
  bold: () => 'stroke-width="2.5"',
  fine: () => 'stroke-width="1.2" opacity=".75"',
  wash: (accent) => `stroke-width="1.5" fill="${accent}" fill-opacity=".16"`,
  solid: (accent) => `fill="${accent}" stroke="none"`,
  marker: () => 'stroke-width="1.5" fill="#f9eb56"',
}

/** The `image` of a chapter in the API: the art of its card as a file. */
export async function drawChapters(folder: string): Promise<void> {
  await mkdir(join(folder, 'chapters'), { recursive: true })
  for (const { subject, key } of chapters)
    await writeFile(join(folder, `chapters/${key}.svg`), drawChapter(subject, key))
}

function drawChapter(subject: SubjectKey, key: string): string {
  const { accent, tint } = colours[subject]
  const paths = chapterArt(subject, key).shapes.map(
    ({ look, d }) => `<path ${looks[look](accent)} d="${d}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${artBox.width} ${artBox.height}" fill="none"`,
    ` stroke="${accent}" stroke-linecap="round" stroke-linejoin="round">`,
    `<rect width="${artBox.width}" height="${artBox.height}" fill="${tint}" stroke="none"/>${paths.join('')}</svg>`,
  ].join('')
}
