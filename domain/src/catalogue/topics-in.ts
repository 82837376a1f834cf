import type { SubjectKey } from '../vocabulary.ts'
import { chapters } from './chapters.ts'

const subjects = new Map<string, SubjectKey>(chapters.map(({ key, subject }) => [key, subject]))

/** The topics of some subjects; without any subject all of them. */
export const topicsIn = <T extends { chapter: string }>(
  topics: readonly T[],
  wanted: readonly SubjectKey[],
): readonly T[] =>
  wanted.length === 0
    ? topics
    : topics.filter(({ chapter }) => wanted.some((one) => one === subjects.get(chapter)))
