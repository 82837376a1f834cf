import { attemptTitle } from '@vikalp/domain/english/attempt-title'
import { chapterTitles } from '@vikalp/domain/english/chapter-titles'

/** The English names are in domain, because the server's answers contain them too. */
export const chapters = { titles: chapterTitles, several: attemptTitle }

declare module '../messages.ts' {
  interface English {
    chapters: typeof chapters
  }
}
