import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Bank, type BankChapter, everyQuestion } from '../bank.ts'
import { figureFaults } from '../figures/figure-faults.ts'
import type { Remark } from '../finding.ts'
import { type AnyQuestion, imageFile } from '../question-file.ts'
import { wordCount } from '../text/words.ts'

const largest = 60_000

/** A question's picture is drawn by its chapter, or is a file among the images. */
export function* image(question: AnyQuestion, { figures }: BankChapter, { places }: Bank): Iterable<string> {
  const { image } = question
  const file = imageFile(question)
  if (!image || !file) return
  const { alt } = image
  if (!/^[\w-]+\.(?:svg|webp)$/.test(file)) yield `${file} is not a plain SVG or WebP file name`
  const path = join(places.images, file)
  const size = figures.has(file)
    ? Buffer.byteLength(figures.get(file) ?? '')
    : existsSync(path)
      ? statSync(path).size
      : undefined
  if (size === undefined) yield `${file} is neither drawn nor among the images`
  else if (size > largest) yield `${file} is larger than 60 kB`
  if (wordCount(alt) < 15) yield `the alternative text has ${wordCount(alt)} words, 15 are needed`
}

/** Each figure of a chapter is valid, and a question shows it. */
export function* figures(chapter: BankChapter): Iterable<Remark> {
  const shown = new Set(everyQuestion(chapter).map(imageFile))
  for (const [file, svg] of chapter.figures) {
    const id = file.replace(/\.svg$/, '')
    for (const message of figureFaults(svg)) yield { id, message: `the figure ${message}` }
    if (!shown.has(file)) yield { id, message: 'no question shows this figure' }
  }
}
