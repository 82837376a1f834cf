import { chapterDescriptions as descriptions } from '@vikalp/domain/english/chapter-descriptions'

/** Separate from the titles, because only the chapter picker shows them. */
export const chapterDescriptions = descriptions

declare module '../messages.ts' {
  interface English {
    chapterDescriptions: typeof chapterDescriptions
  }
}
