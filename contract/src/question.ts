import { quizLimits } from '@vikalp/domain/limits'
import { perLetter } from '@vikalp/domain/quiz/per-letter'
import { questionIdPattern } from '@vikalp/domain/quiz/question-id'
import { difficulties, letters } from '@vikalp/domain/vocabulary'
import { z } from 'zod'

export const Letter = z.enum(letters)

const LetterTexts = z.object(perLetter(() => z.string()))

export const QuestionId = z.string().regex(questionIdPattern, 'is not a question id')

/** Ids in an address, separated by commas: as many as a quiz has questions. */
export const QuestionIds = z
  .string()
  .max(quizLimits.questions.max * 'kin-0001,'.length)
  .transform((ids) => ids.split(','))
  .pipe(z.array(QuestionId).max(quizLimits.questions.max))

/** `question`, `options` and `explanation` are Markdown with LaTeX; `html` is the same, rendered and safe. */
export const Question = z.object({
  _id: z.string(),
  exam: z.string(),
  subject: z.string(),
  chapter: z.string(),
  topic: z.string(),
  question: z.string(),
  options: LetterTexts,
  answer: Letter,
  /** Only imported past-paper questions have one (rule 19). */
  year: z.int().nullable(),
  difficulty: z.enum(difficulties),
  image: z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() }).optional(),
  explanation: z.string().optional(),
  html: z.object({
    question: z.string(),
    options: LetterTexts,
    explanation: z.string(),
    /** The misconception behind each wrong option. */
    notes: LetterTexts.partial(),
  }),
  /** The options in plain words, for screen readers. */
  spoken: LetterTexts,
})
export type Question = z.infer<typeof Question>
