import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { letters } from '@vikalp/domain/vocabulary'
import { drawnOption } from '../structures/draw.ts'
import { type FoundFigure, findFigures } from './find-figures.ts'

/** Writes the figures and a page that shows them beside their questions into a new folder; gives its path. */
export async function writeContactSheet(figures: readonly FoundFigure[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'figures-'))
  for (const { id, svg } of figures) await writeFile(join(folder, `${id}.svg`), svg)
  await writeFile(join(folder, 'sheet.html'), sheet(figures))
  return folder
}

const sheet = (figures: readonly FoundFigure[]): string => `<!doctype html>
<meta charset="utf-8"><title>Figures</title>
<style>
  body { margin: 16px; font: 15px/1.4 sans-serif; color: #151d33; }
  article { display: grid; grid-template-columns: 480px 300px 360px; gap: 24px; padding: 16px 0; border-top: 1px solid #7f8696; }
  img { border: 1px solid #d5d9e1; }
  .phone { width: 298px; }
  .alt { color: #5c6375; }
</style>
${figures.map(card).join('\n')}
`

const card = ({ id, question }: FoundFigure): string => `<article>
  <img src="${id}.svg" width="480" alt="">
  <img class="phone" src="${id}.svg" alt="">
  <div><b>${id}</b>
    ${question ? told(question) : '<p>No question shows it yet.</p>'}
  </div>
</article>`

/** Without the key, for whoever solves it is to look at it too. */
const told = ({ text, options, structures, image }: NonNullable<FoundFigure['question']>): string =>
  `<p>${plain(text)}</p>
    <ol type="A">${letters.map((letter) => `<li>${structures ? `${drawnOption(structures[letter]).svg}<br>` : ''}${plain(options[letter])}</li>`).join('')}</ol>
    <p class="alt">${plain(image?.alt ?? '')}</p>`

const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** `--figure NAME…`: writes the figures of chapters or questions and prints their paths. */
export async function printFigures(root: string, names: readonly string[]): Promise<boolean> {
  const { figures, faults } = await findFigures(root, names)
  for (const fault of faults) console.log(fault)
  for (const figure of figures) for (const fault of figure.faults) console.log(`${figure.id}: ${fault}`)
  const folder = await writeContactSheet(figures)
  for (const { id } of figures) console.log(join(folder, `${id}.svg`))
  console.log(join(folder, 'sheet.html'))
  return faults.length === 0 && figures.every((figure) => figure.faults.length === 0)
}
