import { chapterDescriptions as descriptions } from '@vikalp/domain/english/chapter-descriptions'

/** Apart from the titles: the chapter picker alone shows them. */
export const chapterDescriptions = descriptions

declare module '../messages.ts' {
  interface English {
    chapterDescriptions: typeof chapterDescriptions
  }
}
