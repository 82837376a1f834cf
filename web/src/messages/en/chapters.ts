import { attemptTitle } from '@vikalp/domain/english/attempt-title'
import { chapterTitles } from '@vikalp/domain/english/chapter-titles'

/** The English names stand where the server reads them too: its answers carry them. */
export const chapters = { titles: chapterTitles, several: attemptTitle }

declare module '../messages.ts' {
  interface English {
    chapters: typeof chapters
  }
}
