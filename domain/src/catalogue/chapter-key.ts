import { textOf } from '../text-of.ts'

/** The key of a chapter is the slug of its English title: either may name it, in any case (rule 21). */
export const chapterKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** What one language calls a chapter that is named by its key or its English title. */
export const chapterTitleIn = (titles: Readonly<Record<string, string>>, name: string): string =>
  textOf(titles, chapterKey(name), name)
