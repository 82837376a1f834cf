import type { Question } from '@vikalp/contract/question'
import type { QuizResult } from '@vikalp/contract/quiz'
import type { Attempt } from '#attempts/attempt.ts'

const perLetter = { A: 'one', B: 'two', C: 'three', D: 'four' }

export const sampleQuestion = (_id: string): Question => ({
  _id,
  exam: 'NEET',
  subject: 'Physics',
  chapter: 'optics',
  topic: 'Lenses',
  question: 'Which?',
  options: perLetter,
  answer: 'A',
  year: null,
  difficulty: 'Easy',
  html: { question: '<p>Which?</p>', options: perLetter, explanation: '', notes: {} },
  spoken: perLetter,
})

/** An attempt at three questions, nothing done yet. */
export function sampleAttempt(changes: Partial<Attempt> = {}): Attempt {
  const questionIds = ['opt-0001', 'opt-0002', 'opt-0003']
  return {
    quizId: '0b7d3c1e-6a55-4b7e-9a44-1c2d3e4f5a6b',
    examName: 'NEET',
    subjectName: 'Physics',
    chapterName: 'optics',
    questionIds,
    questions: questionIds.map(sampleQuestion),
    round: 0,
    answers: {},
    marked: {},
    visited: [],
    currentQuestionIndex: 0,
    seconds: {},
    startedAt: '2026-11-21T10:00:00.000Z',
    savedAt: 0,
    ...changes,
  }
}

export const sampleResult: QuizResult = {
  attemptId: 'b3f0e1d2-7c64-4a59-8e21-0f9d8c7b6a50',
  quizId: sampleAttempt().quizId,
  total: 3,
  correct: 0,
  incorrect: 0,
  notAttempted: 3,
  avgTime: null,
  finishedAt: '2026-11-21T10:05:00.000Z',
  questions: [],
}
