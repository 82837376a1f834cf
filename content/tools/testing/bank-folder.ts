import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { contentRoot } from '../places.ts'
import type { AnyQuestion } from '../question-file.ts'
import { sampleBank, solvedAsKeyed } from './sample-bank.ts'

/** A temporary content folder with one fully solved chapter, for tests that read and write files. */
export async function bankFolder(questions: AnyQuestion[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'bank-'))
  await mkdir(join(root, 'bank/physics'), { recursive: true })
  await cp(join(contentRoot, 'catalogue.json'), join(root, 'catalogue.json'))
  await writeFile(join(root, 'misconceptions.yaml'), stringify(sampleBank().misconceptions))
  await mkdir(join(root, 'solved'))
  await writeQuestions(root, questions)
  const solved = stringify(Object.fromEntries(solvedAsKeyed(questions)))
  await writeFile(join(root, 'solved/kinematics.yaml'), solved)
  return root
}

export const writeQuestions = (root: string, questions: AnyQuestion[]): Promise<void> =>
  writeFile(
    join(root, 'bank/physics/kinematics.yaml'),
    stringify({ chapter: 'kinematics', syllabus: 2026, questions }, { lineWidth: 0 }),
  )
