import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { questionIdPattern } from '@vikalp/domain/quiz/question-id'
import { stringify } from 'yaml'
import { type Bank, everyQuestion, readBank } from './bank.ts'
import type { AnyQuestion } from './question-file.ts'
import { Answer, isKey, keyOf, type Solution, textHash } from './solved.ts'

export type SolverLine = { id: string; answer: Answer; remark: string }

const line = /^(\S+)\s+([^\s#]+)\s*(?:#\s*(.*))?$/

/** Reads `kin-0003 B # remark` lines; empty lines and whole-line remarks are skipped. */
export function readSolverLines(source: string): SolverLine[] {
  return source
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith('#'))
    .map((text) => {
      const [, id, written, remark = ''] = line.exec(text) ?? []
      const { data: answer } = Answer.safeParse(written)
      if (!id || !questionIdPattern.test(id) || answer === undefined)
        throw new Error(`cannot read '${text}': write an id, a letter or number and perhaps # a remark`)
      return { id, answer, remark }
    })
}

/** Adds a solver's answers to those stored and prints every disagreement; true when there is none. */
export async function recordSolutions(root: string, names: readonly string[], by: string): Promise<boolean> {
  const [file] = names
  if (!file || by === '') throw new Error('write --record <file> --by <solver>')
  const bank = await readBank(root)
  const lines = readSolverLines(await readFile(file, 'utf8'))
  const disputed = lines.filter((line) => !agrees(bank, line, by))
  await store(bank)
  console.log(`${lines.length} answers recorded, ${disputed.length} to look at`)
  return disputed.length === 0
}

function agrees(bank: Bank, { id, answer, remark }: SolverLine, by: string): boolean {
  const question = findQuestion(bank, id)
  const said = remark ? `  # ${remark}` : ''
  if (!question) {
    console.log(`${id} is not in the bank${said}`)
    return false
  }
  bank.solved.set(id, { answer, by, text: textHash(question) })
  if (isKey(question, answer)) {
    if (said) console.log(`${id} agrees${said}`)
    return true
  }
  console.log(`${id} solver ${answer}, key ${keyOf(question)}${said}`)
  return false
}

const findQuestion = (bank: Bank, id: string): AnyQuestion | undefined =>
  bank.chapters.flatMap(everyQuestion).find((question) => question.id === id)

/** Writes solved/<chapter>.yaml for each chapter that has solutions, in the order of its questions. */
async function store({ chapters, solved, places }: Bank): Promise<void> {
  await mkdir(places.solved, { recursive: true })
  for (const each of chapters) {
    const known: Record<string, Solution> = {}
    for (const { id } of everyQuestion(each)) {
      const solution = solved.get(id)
      if (solution) known[id] = solution
    }
    if (Object.keys(known).length > 0)
      await writeFile(join(places.solved, `${each.chapter.key}.yaml`), stringify(known, { lineWidth: 0 }))
  }
}
