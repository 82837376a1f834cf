import { chapterTitleIn } from '@vikalp/domain/catalogue/chapter-key'
import { useMessages } from './messages.tsx'

/** The title of a chapter in the language of the page, by its key or English title. */
export function useChapterTitle(): (name: string) => string {
  const { titles } = useMessages('chapters')
  return (name) => chapterTitleIn(titles, name)
}
