import { suggestionLimits } from '@vikalp/domain/limits'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { text } from './fields/text.ts'
import { QuestionId } from './question.ts'

export const Suggestion = z.object({
  id: z.uuid(),
  questionId: z.string(),
  /** A pen name: students never see each other's names. */
  user: z.string(),
  text: z.string(),
  date: z.iso.datetime(),
  likes: z.int().min(0),
  vibed: z.boolean(),
  own: z.boolean(),
  reported: z.boolean(),
})
export type Suggestion = z.infer<typeof Suggestion>

const ById = z.object({ id: z.uuid() })
const Vibe = z.object({ vibed: z.boolean(), likes: z.int().min(0) })
const limit = { perMinute: 60, by: 'user' } as const

export const suggestionsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/suggestions',
    summary: 'The suggestions for a question, newest first',
    access: 'suggest',
    limit,
    data: true,
    query: z.object({ questionId: QuestionId }),
    response: z.array(Suggestion),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/suggestions',
    summary: 'Adds a suggestion',
    access: 'suggest',
    closedToDemo: true,
    limit: { perMinute: 6, by: 'user' },
    status: 201,
    data: true,
    body: z.object({ questionId: QuestionId, text: text(suggestionLimits.text) }),
    response: Suggestion,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/suggestions/{id}',
    summary: "Deletes one of the caller's suggestions",
    access: 'deleteSuggestion',
    limit,
    status: 204,
    data: false,
    params: ById,
    response: z.void(),
  }),
  vibe: endpoint({
    method: 'PUT',
    path: '/api/suggestions/{id}/vibe',
    summary: 'Vibes with a suggestion, at most once per user',
    access: 'suggest',
    limit,
    data: true,
    params: ById,
    response: Vibe,
  }),
  unvibe: endpoint({
    method: 'DELETE',
    path: '/api/suggestions/{id}/vibe',
    summary: 'Takes the vibe back',
    access: 'suggest',
    limit,
    data: true,
    params: ById,
    response: Vibe,
  }),
  report: endpoint({
    method: 'PUT',
    path: '/api/suggestions/{id}/report',
    summary: 'Reports a suggestion; three reports hide it until it is reviewed',
    access: 'suggest',
    limit,
    status: 204,
    data: false,
    params: ById,
    response: z.void(),
  }),
  reported: endpoint({
    method: 'GET',
    path: '/api/suggestions/reported',
    summary: "The hidden suggestions of the caller's pupils, which wait for a review",
    access: 'listReported',
    limit,
    data: true,
    response: z.array(z.object({ id: z.uuid(), questionId: z.string(), text: z.string(), reports: z.int() })),
  }),
  judge: endpoint({
    method: 'PUT',
    path: '/api/suggestions/{id}/verdict',
    summary: 'Shows a reported suggestion of a pupil again, or removes it for good',
    access: 'judgeSuggestion',
    limit,
    status: 204,
    data: false,
    params: ById,
    body: z.object({ keep: z.boolean() }),
    response: z.void(),
  }),
}
