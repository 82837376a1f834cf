import type { Question } from '@vikalp/contract/question'
import type { NumericKey } from '@vikalp/domain/marking/grade-number'
import type { KeyCorrection } from '@vikalp/domain/marking/key-correction'
import { type PaperBank, paperItem } from '@vikalp/domain/papers/paper-bank'
import type { PaperTemplate } from '@vikalp/domain/papers/template'
import {
  type Difficulty,
  type ExamKey,
  examKeys,
  type Letter,
  type QuestionForm,
  type SubjectKey,
  type ThinkingLevel,
} from '@vikalp/domain/vocabulary'
import { ReadyJson } from '#platform/json/ready-json.ts'

/** A question as the compiler wrote it; `hint` is never sent with the question. */
export type BankQuestion = {
  id: string
  chapter: string
  subject: SubjectKey
  topic: string
  exams: readonly ExamKey[]
  difficulty: Difficulty
  level: ThinkingLevel
  form?: QuestionForm
  /** Asked by papers alone. */
  isPooled?: boolean
  answer: Letter
  /** The whole number that answers it where a paper asks it without its options; `html` is its unit. */
  typed?: { value: number; unit: string; html: string }
  text: string
  options: Record<Letter, string>
  hint: string
  explanation: string
  image?: { src: string; width: number; height: number; alt: string }
  html: Question['html'] & { hint: string }
  spoken: Record<Letter, string>
  /** The code of the misconception behind each wrong option, where one is named. */
  slips: Partial<Record<Letter, string>>
}

/** A question that only papers ask: its answer is typed. */
export type NumericQuestion = Omit<
  BankQuestion,
  'answer' | 'typed' | 'options' | 'spoken' | 'slips' | 'html'
> & {
  answer: NumericKey & { printed: string }
  html: { question: string; explanation: string; hint: string; unit: string }
}

/** What papers are made of, besides the questions. */
export type PaperSource = {
  templates: readonly PaperTemplate[]
  numeric: readonly NumericQuestion[]
  /** Those with options that only papers ask. */
  pool: readonly BankQuestion[]
  alike: PaperBank['alike']
  corrections: readonly KeyCorrection[]
}

const noPapers: PaperSource = { templates: [], numeric: [], pool: [], alike: [], corrections: [] }

/** All questions, in memory and unchanged after the start. */
export type QuestionBank = {
  size: number
  templates: readonly PaperTemplate[]
  /** The keys that were changed, in the order in which they were. */
  corrections: readonly KeyCorrection[]
  /** The questions as the assembly of papers sees them. */
  paperBank: PaperBank
  findNumeric(id: string): NumericQuestion | undefined
  questions: readonly BankQuestion[]
  find(id: string): BankQuestion | undefined
  findByText(text: string): BankQuestion | undefined
  ofChapter(chapter: string, exam?: ExamKey): readonly BankQuestion[]
}

export function makeQuestionBank(
  questions: readonly BankQuestion[],
  { templates, numeric, pool, alike, corrections }: PaperSource = noPapers,
): QuestionBank {
  const numericById = new Map(numeric.map((question) => [question.id, question]))
  const asked = [...questions, ...pool]
  const byId = new Map(asked.map((question) => [question.id, question]))
  const byText = new Map(questions.map((question) => [plain(question.text), question]))
  const byChapter = Map.groupBy(questions, (question) => question.chapter)
  const byExam = new Map(
    examKeys.map((exam) => [
      exam,
      Map.groupBy(
        questions.filter((question) => question.exams.includes(exam)),
        (question) => question.chapter,
      ),
    ]),
  )
  return {
    size: questions.length,
    questions,
    templates,
    corrections,
    paperBank: { items: [...asked, ...numeric].map((question) => paperItem(question)), alike },
    findNumeric: (id) => numericById.get(id),
    find: (id) => byId.get(id),
    findByText: (text) => byText.get(plain(text)),
    ofChapter: (chapter, exam) => (exam ? byExam.get(exam) : byChapter)?.get(chapter) ?? [],
  }
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The question as it is sent, with the exam it is practised for. */
export const publicQuestion = ({ html, ...question }: BankQuestion, exam: ExamKey): Question => ({
  _id: question.id,
  exam,
  subject: question.subject,
  chapter: question.chapter,
  topic: question.topic,
  question: question.text,
  options: question.options,
  answer: question.answer,
  year: null, // rule 19: own questions carry no year
  difficulty: question.difficulty,
  image: question.image,
  explanation: question.explanation,
  html: withoutHint(html),
  spoken: question.spoken,
})

/** In memory of its own: a part of Node's pool would keep all of it. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

const readyExams = Object.fromEntries(
  examKeys.map((exam) => [exam, bytesOf(JSON.stringify(exam))]),
) as Record<ExamKey, Buffer> // each of the keys

const readyParts = new WeakMap<BankQuestion, { start: Buffer; end: Buffer }>()

/** The same as it is sent, written once for all its exams. */
export function readyQuestion(question: BankQuestion, exam: ExamKey): ReadyJson<Question> {
  const { start, end } = readyParts.get(question) ?? writeParts(question, exam)
  return new ReadyJson([start, readyExams[exam], end])
}

function writeParts(question: BankQuestion, exam: ExamKey): { start: Buffer; end: Buffer } {
  const { _id, exam: _, ...rest } = publicQuestion(question, exam)
  const parts = {
    start: bytesOf(`{"_id":${JSON.stringify(_id)},"exam":`),
    end: bytesOf(`,${JSON.stringify(rest).slice(1)}`),
  }
  readyParts.set(question, parts)
  return parts
}

const withoutHint = ({ hint: _, ...html }: BankQuestion['html']): Question['html'] => html
