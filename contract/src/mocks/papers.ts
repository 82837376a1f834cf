import { paperLimits } from '@vikalp/domain/limits'
import type * as missing from '@vikalp/domain/papers/missing'
import {
  difficulties,
  examKeys,
  paperDialects,
  questionForms,
  questionTypes,
  subjectKeys,
} from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { text } from '../fields/text.ts'

/** The key of a template: it is looked up. */
export const templateKey = text(paperLimits.key)
export const formNumber = z.int().min(1).max(paperLimits.forms)

const Count = z.int().min(0)

/** In quarter marks: +4 is 16, -0.25 is -1. */
export const Marks = z.object({ right: z.int(), wrong: z.int(), blank: z.int() })

export const PaperSection = z.object({
  subject: z.enum(subjectKeys),
  part: z.string(),
  type: z.enum(questionTypes),
  count: Count,
  marks: Marks,
})

/** What the bank lacks for a paper, counted now. */
export const MissingItems = z.object({
  subject: z.enum(subjectKeys),
  part: z.string(),
  type: z.enum(questionTypes),
  form: z.enum(questionForms).optional(),
  difficulty: z.enum(difficulties).optional(),
  chapter: z.string().optional(),
  need: Count,
  have: Count,
}) satisfies z.ZodType<missing.Missing>

export const OfferedForm = z.object({
  form: formNumber,
  /** How many of its questions the student has met before. */
  met: Count,
  /** The student's sitting of it, where there is one. */
  sittingId: z.uuid().nullable(),
})

export const OfferedPaper = z.object({
  key: z.string(),
  exam: z.enum(examKeys),
  title: z.string(),
  validFrom: z.iso.date(),
  /** Whether those who hold the examination have published the pattern; `checked` is when its sources were last read. */
  confirmed: z.boolean(),
  checked: z.iso.date(),
  sources: z.array(z.string()),
  dialect: z.enum(paperDialects),
  sittings: z.array(
    z.object({
      title: z.string(),
      minutes: z.int(),
      startWithinHours: z.int().optional(),
      sections: z.array(PaperSection),
    }),
  ),
  /** One that is not ready says in `missing` why. */
  ready: z.boolean(),
  missing: z.array(MissingItems),
  forms: z.array(OfferedForm),
})
export type OfferedPaper = z.infer<typeof OfferedPaper>

export const PapersQuery = z.object({ exam: z.enum(examKeys).optional() })
