import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { perLetter } from '@vikalp/domain/quiz/per-letter'
import { type Letter, letters } from '@vikalp/domain/vocabulary'
import type { Bank, BankChapter } from '../bank.ts'
import { typedNumberOf } from '../quantities/typed-number.ts'
import { type AnyQuestion, imageFile, type NumericQuestion, type Question } from '../question-file.ts'
import { drawnOption } from '../structures/draw.ts'
import { imageSize } from './image-size.ts'
import { assertInert, type StyleSheet } from './inert-html.ts'
import { inlineToHtml, markdownToHtml, spokenToHtml } from './markdown-to-html.ts'
import { spokenOption } from './spoken.ts'

/** What the questions share: the classes of their formulas, and their pictures by file name. */
export type Shared = { styles: StyleSheet; images: Map<string, Buffer> }

/** One question as the server loads it. It keeps the letters of the file, since stored attempts hold letters. */
export async function compileQuestion(
  question: Question,
  chapter: BankChapter,
  bank: Bank,
  { styles, images }: Shared,
) {
  const safe = safeIn(styles)
  const notes = notesOf(question)
  return {
    id: question.id,
    chapter: chapter.chapter.key,
    topic: question.topic,
    exams: question.exams,
    difficulty: question.difficulty,
    level: question.level,
    form: question.form,
    answer: question.answer,
    typed: compileTyped(question, safe),
    text: question.text,
    options: question.options,
    hint: question.hint,
    explanation: question.explanation,
    notes: Object.fromEntries(notes),
    image: await compileImage(question, chapter, bank, images),
    html: {
      question: safe(markdownToHtml(question.text)),
      options: perLetter((letter) => safe(optionToHtml(question, letter))),
      explanation: safe(markdownToHtml(question.explanation)),
      hint: safe(markdownToHtml(question.hint)),
      notes: Object.fromEntries(notes.map(([letter, { note }]) => [letter, safe(inlineToHtml(note))])),
    },
    spoken: perLetter((letter) => spokenOption(question.options[letter])),
  }
}

/** What is drawn is hidden from screen readers, which read the option's words. */
function optionToHtml({ options, structures }: Question, letter: Letter): string {
  const option = options[letter]
  if (!structures) return inlineToHtml(option)
  return spokenToHtml(spokenOption(option)) + drawnOption(structures[letter]).svg
}

const plainUnits = /^[%°]?$/

/** How the question is answered where a paper asks it without its options. */
function compileTyped(question: Question, safe: (html: string) => string) {
  const typed = typedNumberOf(question)
  return typed && { ...typed, html: unitToHtml(typed.unit, safe) }
}

/** The unit to be read behind what is typed. */
const unitToHtml = (unit: string, safe: (html: string) => string): string =>
  plainUnits.test(unit) ? unit : safe(inlineToHtml(`$\\pu{${unit}}$`))

/** HTML that can do nothing, with its styles as classes. */
const safeIn = (styles: StyleSheet) => (html: string) => {
  const classed = styles.withClasses(html)
  assertInert(classed)
  return classed
}

/** A question whose number is typed; the keys of `usual` are compared with what was typed, to name the slip. */
export async function compileNumeric(
  question: NumericQuestion,
  chapter: BankChapter,
  bank: Bank,
  { styles, images }: Shared,
) {
  const safe = safeIn(styles)
  const { value, decimals, tolerance } = question.answer
  return {
    id: question.id,
    type: question.type,
    chapter: chapter.chapter.key,
    topic: question.topic,
    exams: question.exams,
    difficulty: question.difficulty,
    level: question.level,
    answer: { value: Number(value), printed: value, decimals, tolerance },
    unit: question.unit,
    usual: question.usual.map(({ value: typed, code, note }) => ({
      value: Number(typed),
      code,
      note,
      html: safe(inlineToHtml(note)),
    })),
    text: question.text,
    hint: question.hint,
    explanation: question.explanation,
    image: await compileImage(question, chapter, bank, images),
    html: {
      question: safe(markdownToHtml(question.text)),
      explanation: safe(markdownToHtml(question.explanation)),
      hint: safe(markdownToHtml(question.hint)),
      unit: unitToHtml(question.unit, safe),
    },
  }
}

export type CompiledQuestion = Awaited<ReturnType<typeof compileQuestion>>

const notesOf = ({ wrong }: Question) =>
  letters.flatMap((letter) => {
    const slip = wrong[letter]
    return slip ? [[letter, { code: slip.code, note: slip.note }] as const] : []
  })

/** A changed picture gets a new address, so that browsers may cache each one for a year. */
async function compileImage(
  question: AnyQuestion,
  { figures }: BankChapter,
  { places }: Bank,
  images: Shared['images'],
) {
  const file = imageFile(question)
  if (!question.image || !file) return undefined
  const { alt } = question.image
  const drawn = figures.get(file)
  const bytes = drawn === undefined ? await readFile(join(places.images, file)) : Buffer.from(drawn)
  images.set(file, bytes)
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return { src: `/images/${file}?v=${version}`, ...imageSize(file, bytes), alt }
}
