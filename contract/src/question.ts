import { z } from 'zod'

export const letters = ['A', 'B', 'C', 'D'] as const
export const Letter = z.enum(letters)
export type Letter = z.infer<typeof Letter>

const perLetter = z.object({ A: z.string(), B: z.string(), C: z.string(), D: z.string() })
const perWrongLetter = perLetter.partial()

/** A question id as the bank spells it: the chapter's prefix and a number, 'kin-0001'. */
export const QuestionId = z.string().regex(/^[a-z]{2,5}-\d{4}$/, 'is not a question id')

/** `question`, `options` and `explanation` are Markdown with LaTeX; `html` is the same, rendered and safe. */
export const Question = z.object({
  _id: z.string(),
  exam: z.string(),
  subject: z.string(),
  chapter: z.string(),
  topic: z.string(),
  question: z.string(),
  options: perLetter,
  answer: Letter,
  /** Only imported past-paper questions have one (rule 19). */
  year: z.int().nullable(),
  difficulty: z.enum(['Easy', 'Medium', 'Hard']),
  image: z.object({ src: z.string(), width: z.int(), height: z.int(), alt: z.string() }).optional(),
  explanation: z.string().optional(),
  html: z.object({
    question: z.string(),
    options: perLetter,
    explanation: z.string(),
    /** What choosing a wrong option says of the idea behind it. */
    notes: perWrongLetter,
  }),
  /** The options in plain words, for those who listen. */
  spoken: perLetter,
})
export type Question = z.infer<typeof Question>
