import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chapters } from '@vikalp/domain/catalogue/chapters'
import { perLetter } from '@vikalp/domain/quiz/per-letter'
import { difficulties, examKeys, letters, thinkingLevels } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { type BankQuestion, makeQuestionBank, type QuestionBank } from './question-bank.ts'

const compiled = fileURLToPath(new URL('../../../content/compiled/', import.meta.url))

const LetterTexts = z.object(perLetter(() => z.string()))

// The compiler has checked all this; a file of another version must stop the start and not reach a student.
const CompiledQuestion = z.object({
  id: z.string(),
  chapter: z.string(),
  topic: z.string(),
  exams: z.array(z.enum(examKeys)),
  difficulty: z.enum(difficulties),
  level: z.enum(thinkingLevels),
  answer: z.enum(letters),
  text: z.string(),
  options: LetterTexts,
  hint: z.string(),
  explanation: z.string(),
  image: z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() }).optional(),
  html: z.object({
    question: z.string(),
    options: LetterTexts,
    explanation: z.string(),
    hint: z.string(),
    notes: LetterTexts.partial(),
  }),
  spoken: LetterTexts,
  notes: z.object(perLetter(() => z.object({ code: z.string() }))).partial(),
})

/** Reads what `npm run content` compiled. When it is missing, the error says what to run. */
export function loadBank(folder = compiled): QuestionBank {
  const manifest = z.object({ chapters: z.array(z.string()) }).parse(readCompiled(folder, 'bank'))
  const questions = manifest.chapters.flatMap((key): BankQuestion[] => {
    const chapter = chapters.find((known) => known.key === key)
    if (!chapter) throw new Error(`The bank holds the chapter ${key}, the catalogue does not`)
    const questions = z.array(CompiledQuestion).parse(readCompiled(folder, key))
    return questions.map(({ notes, ...question }) => ({
      ...question,
      subject: chapter.subject,
      slips: Object.fromEntries(Object.entries(notes).map(([letter, { code }]) => [letter, code])),
    }))
  })
  return makeQuestionBank(questions)
}

function readCompiled(folder: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  } catch (cause) {
    throw new Error('The question bank is not compiled: run npm run content', { cause })
  }
}
