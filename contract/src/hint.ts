import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/** A model-style result (spec §7): the text is at candidates[0].content.parts[0].text. */
export const HintReply = z.object({
  hint: z.object({
    candidates: z.array(z.object({ content: z.object({ parts: z.array(z.object({ text: z.string() })) }) })),
  }),
})
export type HintReply = z.infer<typeof HintReply>

export const hintContract = {
  ask: endpoint({
    method: 'POST',
    path: '/api/hint/',
    summary: 'A hint for a question, given by its id or its text',
    access: ['student'],
    limit: { perMinute: 20, by: 'user' },
    data: false,
    body: z.object({ question: text(4000) }),
    response: HintReply,
  }),
}
