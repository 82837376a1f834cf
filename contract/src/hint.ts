import { hintLimits } from '@vikalp/domain/limits'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './fields/text.ts'

/**
 * A model-style result (requirement 13.7): the text is at candidates[0].content.parts[0].text. A hint from the bank is
 * Markdown with LaTeX there, and `html` is the same, rendered and safe; a hint that a model wrote is plain text alone.
 */
export const HintReply = z.object({
  hint: z.object({
    candidates: z.array(
      z.object({
        content: z.object({ parts: z.array(z.object({ text: z.string(), html: z.string().optional() })) }),
      }),
    ),
  }),
})
export type HintReply = z.infer<typeof HintReply>

export const hintContract = {
  ask: endpoint({
    method: 'POST',
    path: '/api/hint/',
    summary: 'A hint for a question, given by its id or its text',
    access: 'practise',
    limit: { perMinute: 20, by: 'user' },
    data: false,
    body: z.object({ question: text(hintLimits.question) }),
    response: HintReply,
  }),
}
