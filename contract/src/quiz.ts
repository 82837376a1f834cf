import { quizLimits } from '@vikalp/domain/limits'
import { practiceModes } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { name } from './fields/text.ts'
import { BlockOfDay } from './practice/plan.ts'
import { AskedHow } from './practice.ts'
import { Letter, Question, QuestionId } from './question.ts'

export const StartQuiz = z
  .object({
    exam: name,
    subject: name,
    chapters: z.array(name).min(1).max(quizLimits.chapters),
    /** Rule 11: 5 to 50, by default 10. */
    count: z.int().min(quizLimits.questions.min).max(quizLimits.questions.max).optional(),
    /** Chosen by the client, so that a start that is sent again finds the quiz it created before. */
    quizId: z.uuid().optional(),
    /** A quick quiz: 5 questions by default; it keeps the streak alive and earns no badge. */
    quick: z.boolean().optional(),
    /**
     * A submitted attempt: the quiz then has the questions missed in it and siblings of the same slips (rule 71), for
     * its exam and subject, and counts as a quick quiz. Or a sitting that is over, of whose subjects `subject` names one.
     */
    missedIn: z.uuid().optional(),
    /** A block of adaptive practice (rule 101): how hard it is. It counts as a quick quiz, and says why each question is asked. */
    practice: z.enum(practiceModes).optional(),
    /**
     * Questions from elsewhere, for the exam and subject, of whatever chapter: the own mistakes, those of `ids` or all that
     * are not repaired. It counts as a quick quiz.
     */
    from: z.literal('mistakes').optional(),
    ids: z.array(QuestionId).min(1).max(quizLimits.questions.max).optional(),
    /**
     * A block of today's plan, which says what the quiz is about: what is left of it. It counts as a quick quiz. Where its
     * day is over: `another_day`.
     */
    block: BlockOfDay.optional(),
    /** The block is only fetched, for when there is no network; the same start without it begins it. */
    ahead: z.boolean().optional(),
    /** An assignment of a class of the student, which says what the quiz is about. */
    assignmentId: z.uuid().optional(),
  })
  .refine(({ ahead, block }) => !ahead || block !== undefined, { path: ['ahead'], error: 'is of a block' })
export type StartQuiz = z.infer<typeof StartQuiz>

export const StartedQuiz = z.object({
  quizId: z.uuid(),
  questions: z.array(Question),
  /** Of adaptive practice and of mistakes, for each question; not when a start is sent again. */
  asked: z.array(AskedHow).optional(),
  /** How many questions the chapters have, where all of them were met before. */
  allMet: z.int().optional(),
  /** How long a paper would take over it, to practise as in the exam. */
  seconds: z.int().optional(),
})
export type StartedQuiz = z.infer<typeof StartedQuiz>

const SubmittedAnswer = z.object({
  questionId: QuestionId,
  selectedOption: Letter,
  /** The seconds for which the question was visible on the screen (rule 16). */
  seconds: z.number().min(0).max(quizLimits.secondsPerQuestion).optional(),
  /** After a hint, which halves what it says about the student (rule 99). */
  hinted: z.boolean().optional(),
  /** The student says that it was a guess: its topic comes again. */
  guessed: z.boolean().optional(),
})

export const SubmitQuiz = z.object({
  quizId: z.uuid(),
  answers: z.array(SubmittedAnswer).min(1).max(quizLimits.questions.max),
  /** The time of questions without an answer, as the average is over all questions (rule 16). */
  skipped: z
    .array(SubmittedAnswer.omit({ selectedOption: true, hinted: true, guessed: true }))
    .max(quizLimits.questions.max)
    .optional(),
  /** When the student finished, which may be long before the submit arrives (rule 18). */
  finishedAt: z.iso.datetime().optional(),
})
export type SubmitQuiz = z.infer<typeof SubmitQuiz>

export const QuizResult = z.object({
  attemptId: z.uuid(),
  quizId: z.uuid(),
  total: z.int(),
  correct: z.int(),
  incorrect: z.int(),
  notAttempted: z.int(),
  /** Mean seconds over all questions; null when no time was recorded. */
  avgTime: z.number().nullable(),
  finishedAt: z.iso.datetime(),
  questions: z.array(
    z.object({
      questionId: z.string(),
      selectedOption: Letter.nullable(),
      answer: Letter,
      isCorrect: z.boolean(),
      explanation: z.string().optional(),
    }),
  ),
})
export type QuizResult = z.infer<typeof QuizResult>

export const quizContract = {
  start: endpoint({
    method: 'POST',
    path: '/api/quiz/start',
    summary: 'Chooses questions and opens an attempt',
    access: 'practise',
    limit: { perMinute: 60, perDay: 1_000, by: 'user' },
    data: true,
    body: StartQuiz,
    response: StartedQuiz,
  }),
  saveAnswer: endpoint({
    method: 'POST',
    path: '/api/quiz/submit',
    summary: 'Saves one answer of an open attempt',
    access: 'practise',
    limit: { perMinute: 240, by: 'user' },
    data: true,
    body: z.object({ quizId: z.uuid(), questionId: QuestionId, selectedOption: Letter }),
    response: z.object({ questionId: z.string(), saved: z.literal(true) }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/quiz/submit-multiple',
    summary: 'Closes an attempt and grades it; when sent again, it returns the stored result',
    access: 'practise',
    limit: { perMinute: 120, by: 'user' },
    data: true,
    body: SubmitQuiz,
    response: QuizResult,
  }),
  result: endpoint({
    method: 'GET',
    path: '/api/quiz/result/{attemptId}',
    summary: 'A graded attempt',
    access: 'readResult',
    limit: { perMinute: 120, by: 'user' },
    data: true,
    params: z.object({ attemptId: z.uuid() }),
    response: QuizResult.extend({
      exam: z.string(),
      subject: z.string(),
      chapters: z.array(z.string()),
      quick: z.boolean(),
      /** The questions as they are in the bank today, for a review from the history. */
      bank: z.array(Question),
    }),
  }),
}
