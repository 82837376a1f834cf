import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type Letter, letters } from '@vikalp/domain/vocabulary'
import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import { type Bank, type BankChapter, fileOf, readBank } from './bank.ts'
import { hasWordOptions } from './checks/option-wording.ts'
import { hasOptions, optionTexts, parseQuestionFile, type Question } from './question-file.ts'
import { plainText } from './text/words.ts'

type Dealt = Map<Letter, number>
type Edit = { from: number; to: number; text: string }

/** Moves the keys of word questions so that each chapter uses the letters evenly. A second run changes nothing. */
export async function dealKeys(root: string, keys: readonly string[]): Promise<boolean> {
  const bank = await readBank(root, keys)
  if (bank.findings.length > 0) throw new Error('correct the faults in the files first (--lint)')
  const dealt: Dealt = new Map(letters.map((letter) => [letter, 0]))
  const inPool: Dealt = new Map()
  for (const { questions } of bank.chapters)
    for (const question of questions) if (!mayMove(question, bank)) raise(dealt, question.answer)
  for (const chapter of bank.chapters) await dealChapter(chapter, bank, dealt, inPool)
  return true
}

/** The order of the options has no meaning, and no solver has recorded letters yet. */
const mayMove = (question: Question, bank: Bank) =>
  hasWordOptions(question) &&
  !question.calc &&
  !bank.solved.has(question.id) &&
  optionTexts(question).filter((option) => /^[-+(]?\d/.test(plainText(option))).length < 2

const raise = (counts: Map<Letter, number>, letter: Letter) =>
  counts.set(letter, (counts.get(letter) ?? 0) + 1)

async function dealChapter(chapter: BankChapter, bank: Bank, dealt: Dealt, inPool: Dealt): Promise<void> {
  const path = fileOf(bank.places, chapter.chapter)
  const source = await readFile(path, 'utf8')
  const movable = (question: Question): boolean => mayMove(question, bank)
  const targets = new Map([
    ...chooseKeys(chapter.questions, movable, dealt),
    ...chooseKeys(chapter.pool.filter(hasOptions), movable, inPool),
  ])
  const next = moveKeys(source, targets)
  if (next === source) return
  const read = parseQuestionFile(basename(path), next)
  if (read.findings.length > 0) throw new Error(`${path}: dealing would break the file`)
  await writeFile(path, next)
  const counts = letters.map((letter) => read.questions.filter(({ answer }) => answer === letter).length)
  console.log(`${chapter.chapter.key}: keys A-D now ${counts.join('/')}`)
}

/** The new key of each movable question: the rarest letter in the chapter, then in the bank, then by the id. */
export function chooseKeys(
  questions: readonly Question[],
  mayMove: (question: Question) => boolean,
  dealt: Map<Letter, number>,
): Map<string, Letter> {
  const here = new Map<Letter, number>()
  for (const question of questions) if (!mayMove(question)) raise(here, question.answer)
  const chosen = new Map<string, Letter>()
  const row: Letter[] = []
  for (const question of questions) {
    const letter = mayMove(question) ? pick(question.id, here, dealt, row) : question.answer
    row.push(letter)
    if (!mayMove(question)) continue
    chosen.set(question.id, letter)
    raise(here, letter)
    raise(dealt, letter)
  }
  return chosen
}

function pick(id: string, here: Map<Letter, number>, dealt: Map<Letter, number>, row: Letter[]): Letter {
  const lot = (letter: Letter) => createHash('sha256').update(`${id} ${letter}`).digest('hex')
  const third = row.at(-1) === row.at(-2) ? row.at(-1) : undefined
  const order = [...letters].sort(
    (a, b) =>
      Number(a === third) - Number(b === third) ||
      (here.get(a) ?? 0) - (here.get(b) ?? 0) ||
      (dealt.get(a) ?? 0) - (dealt.get(b) ?? 0) ||
      (lot(a) < lot(b) ? -1 : 1),
  )
  return order[0] ?? 'A'
}

/** Swaps the right option with the one at the target letter; every other byte of the file stays. */
export function moveKeys(source: string, targets: ReadonlyMap<string, Letter>): string {
  const questions = parseDocument(source, { version: '1.2' }).get('questions', true)
  if (!isSeq(questions)) return source
  const edits = questions.items.flatMap((item) => (isMap(item) ? editsFor(item, source, targets) : []))
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: piece }) => text.slice(0, from) + piece + text.slice(to), source)
}

type Slot = { key: string; keyAt: Edit; value: Edit }

function editsFor(question: YAMLMap, source: string, targets: ReadonlyMap<string, Letter>): Edit[] {
  const target = targets.get(String(question.get('id')))
  const key = String(question.get('answer'))
  const answer = rangeOf(question.get('answer', true), source)
  const options = slotsOf(question.get('options'), source)
  const structures = slotsOf(question.get('structures'), source)
  const wrong = slotsOf(question.get('wrong'), source)
  if (!target || target === key || !answer) return []
  const swapped = (letter: string) => (letter === key ? target : letter === target ? key : letter)
  const moved = [options, structures].flatMap((slots) => movedEdits(slots, swapped))
  return [{ ...answer, text: target }, ...moved, ...noteEdits(wrong, swapped)]
}

const movedEdits = (slots: Slot[], swapped: (letter: string) => string): Edit[] =>
  slots.map(({ key, value }) => {
    const other = slots.find((slot) => slot.key === swapped(key))
    return { ...value, text: other?.value.text ?? value.text }
  })

/** Notes follow their options: reordered when each is a single {...}, else only renamed. */
function noteEdits(wrong: Slot[], swapped: (letter: string) => string): Edit[] {
  const inBraces = wrong.every(({ value }) => value.text.startsWith('{'))
  if (!inBraces) return wrong.map(({ key, keyAt }) => ({ ...keyAt, text: swapped(key) }))
  const notes = wrong
    .map(({ key, value }) => ({ letter: swapped(key), text: value.text }))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1))
  return wrong.flatMap(({ keyAt, value }, index) => {
    const note = notes[index]
    if (!note) return []
    return [
      { ...keyAt, text: note.letter },
      { ...value, text: note.text },
    ]
  })
}

function slotsOf(node: unknown, source: string): Slot[] {
  if (!isMap(node)) return []
  return node.items.flatMap((pair) => {
    const keyAt = rangeOf(pair.key, source)
    const value = rangeOf(pair.value, source)
    return keyAt && value ? [{ key: keyAt.text, keyAt, value }] : []
  })
}

function rangeOf(node: unknown, source: string): Edit | undefined {
  if (!isScalar(node) && !isMap(node)) return undefined
  const [from, to] = node.range ?? []
  if (from === undefined || to === undefined) return undefined
  const text = source.slice(from, to)
  return { from, to: from + text.trimEnd().length, text: text.trimEnd() }
}
