import type { ExamKey } from '@vikalp/domain/vocabulary'
import { difficulties, examKeys, letters } from '@vikalp/domain/vocabulary'
import type { BankQuestion } from '../question-bank/question-bank.ts'

/** A small realistic bank: two Physics chapters and one of Biology, with the keys A, B, C, D in turn. */
export const sampleQuestions = (): BankQuestion[] => [
  ...chapterOf('kinematics', 'kin', 'Physics', 14, ['NEET', 'JEE']),
  ...chapterOf('optics', 'opt', 'Physics', 7, examKeys),
  ...chapterOf('evolution', 'evo', 'Biology', 12, ['NEET', 'GUJCET', 'BOARD']),
]

/** Questions of one chapter, with their texts after its name. */
export function chapterOf(
  chapter: string,
  prefix: string,
  subject: BankQuestion['subject'],
  count: number,
  exams: readonly ExamKey[],
): BankQuestion[] {
  return Array.from({ length: count }, (_, i) => {
    const options = { A: `value ${i}`, B: `value ${i + 1}`, C: `value ${i + 2}`, D: `value ${i + 3}` }
    const text = `What is the value number ${i} of ${chapter}?`
    const explanation = `It follows from the definition of value ${i}.`
    return {
      id: `${prefix}-${String(i + 1).padStart(4, '0')}`,
      chapter,
      subject,
      topic: `Topic ${i % 4}`,
      exams,
      difficulty: difficulties[i % 3] ?? 'Easy',
      level: 'apply',
      answer: letters[i % 4] ?? 'A',
      text,
      options,
      hint: 'Think of the definition first.',
      explanation,
      html: {
        question: `<p>${text}</p>`,
        options,
        explanation,
        hint: '<p>Think of the definition first.</p>',
        notes: {},
      },
      spoken: options,
      slips: { A: `slip ${i % 3}`, B: `slip ${i % 3}` },
    }
  })
}

/** The same question with options of words, which a test may shuffle. */
export function withWordOptions(question: BankQuestion): BankQuestion {
  const options = { A: 'the first of them', B: 'the second', C: 'the third', D: 'the last of them' }
  return { ...question, options, spoken: options, html: { ...question.html, options } }
}
