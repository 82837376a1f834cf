import type { ChapterKey } from '../english/chapter-titles.ts'

/**
 * Planned, but the bank does not hold their questions yet, so they are not offered. A chapter leaves this list when its
 * file holds the counts of its plan: the question bank's test compares both.
 */
export const unwrittenChapters: ReadonlySet<ChapterKey> = new Set<ChapterKey>()
