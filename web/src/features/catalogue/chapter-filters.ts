import type { Chapter } from '@vikalp/domain/catalogue/chapter'

// In the order of the chips, named as in the address: ?show=class-11,not-begun
export const chapterFilters = ['class-11', 'class-12', 'not-begun'] as const
export type ChapterFilter = (typeof chapterFilters)[number]

const classes: Partial<Record<ChapterFilter, Chapter['class']>> = { 'class-11': 11, 'class-12': 12 }

export const classOf = (filter: ChapterFilter): Chapter['class'] | undefined => classes[filter]

/** The filters of the address that there are; other words in it mean nothing. */
export function filtersFromSearch(search: string, among: readonly ChapterFilter[]): readonly ChapterFilter[] {
  const names = new URLSearchParams(search).get('show')?.split(',') ?? []
  return among.filter((filter) => names.includes(filter))
}

export const searchFor = (filters: readonly ChapterFilter[]): string =>
  filters.length === 0 ? '' : `?show=${filters.join(',')}`

/** With this filter chosen if it was not, and without it if it was. */
export const toggled = (filters: readonly ChapterFilter[], filter: ChapterFilter): readonly ChapterFilter[] =>
  chapterFilters.filter((each) => filters.includes(each) !== (each === filter))

/**
 * The filters that make sense here: a class where there are chapters of both, and what is not begun for those who
 * practise.
 */
export function filtersFor(
  chapters: readonly Pick<Chapter, 'class'>[],
  practises: boolean,
): readonly ChapterFilter[] {
  const years = new Set(chapters.map((chapter) => chapter.class))
  return chapterFilters.filter((filter) => (classOf(filter) === undefined ? practises : years.size > 1))
}

/** Chapters of any chosen class and, if asked for, not begun. While nobody knows what was begun, nothing was. */
export function filterChapters<C extends Pick<Chapter, 'class' | 'key'>>(
  chapters: readonly C[],
  filters: readonly ChapterFilter[],
  begun: ReadonlySet<string>,
): readonly C[] {
  const years = filters.flatMap((filter) => classOf(filter) ?? [])
  return chapters.filter(
    (chapter) =>
      (years.length === 0 || years.includes(chapter.class)) &&
      !(filters.includes('not-begun') && begun.has(chapter.key)),
  )
}
