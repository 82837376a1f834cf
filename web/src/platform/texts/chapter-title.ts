import { chapterTitleIn } from '@vikalp/domain/catalogue/chapter-key'
import { useMessages } from './messages.tsx'

/** What the language of the page calls a chapter, by its key or its English title. */
export function useChapterTitle(): (name: string) => string {
  const { titles } = useMessages('chapters')
  return (name) => chapterTitleIn(titles, name)
}
