import { randomUUIDv7 } from 'node:crypto'
import type { Suggestion } from '@vikalp/contract/suggestions'
import { suggestionLimits } from '@vikalp/domain/limits'
import { holdsContactDetails } from '@vikalp/domain/suggestions/contact-details'
import { requireSharing } from '#access/sharing-state.store.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import type { Caller } from '#platform/caller.ts'
import { invalid, notFound, Problem } from '#platform/problem.ts'
import type { PenNameOf } from './pen-names.ts'
import { insertSuggestion, listSuggestions, type SuggestionRow } from './suggestions.store.ts'

export type SuggestionDeps = FeatureDeps & { penNameOf: PenNameOf }

type SuggestionInput = { questionId: string; text: string }

export async function addSuggestion(
  deps: SuggestionDeps,
  { userId, role }: Caller,
  input: SuggestionInput,
): Promise<Suggestion> {
  const { db, bank, clock } = deps
  if (!bank.find(input.questionId)) throw notFound('The question')
  if (holdsContactDetails(input.text))
    throw invalid('text', 'must not hold phone numbers, email addresses or links')
  if (role === 'student') await requireSharing(db, userId, clock())
  const row = { ...input, id: randomUUIDv7(), createdAt: clock() }
  const most = suggestionLimits.perQuestion
  if (!(await insertSuggestion(db, { ...row, userId, most })))
    throw new Problem('conflict', `A user has at most ${most} suggestions for a question`)
  return toSuggestion(
    userId,
    deps.penNameOf,
  )({ ...row, authorId: userId, likes: 0, vibed: false, reported: false })
}

export async function readSuggestions(
  { db, bank, clock, heldQuestions, penNameOf }: SuggestionDeps,
  userId: string,
  questionId: string,
): Promise<Suggestion[]> {
  const held = await heldQuestions.of(db, userId, clock())
  if (held.has(questionId) || !bank.find(questionId)) throw notFound('The question')
  return (await listSuggestions(db, { questionId, userId, now: clock() })).map(
    toSuggestion(userId, penNameOf),
  )
}

const toSuggestion =
  (userId: string, penNameOf: PenNameOf) =>
  ({ authorId, createdAt, ...row }: SuggestionRow): Suggestion => ({
    ...row,
    user: penNameOf(authorId),
    date: createdAt.toISOString(),
    own: authorId === userId,
  })
