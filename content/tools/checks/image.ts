import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Bank, BankChapter } from '../bank.ts'
import type { Question } from '../question-file.ts'
import { wordCount } from '../text/words.ts'

const largest = 60_000

export function* image({ image }: Question, _: BankChapter, bank: Bank): Iterable<string> {
  if (!image) return
  if (!/^[\w-]+\.(?:svg|webp)$/.test(image.file)) yield `${image.file} is no plain SVG or WebP file name`
  const path = join(bank.places.images, image.file)
  if (!existsSync(path)) yield `${image.file} does not exist`
  else if (statSync(path).size > largest) yield `${image.file} is larger than 60 kB`
  if (wordCount(image.alt) < 15) yield `the alternative text has ${wordCount(image.alt)} words, 15 are needed`
}
