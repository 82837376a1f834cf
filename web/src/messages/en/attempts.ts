import { formats } from './formats.ts'

const { number } = formats

export const attempts = {
  goOn: (place: string) => `Continue: ${place}`,
  goOnAt: (chapter: string, question: number, total: number) =>
    `${chapter}, question ${number(question)} of ${number(total)}`,
}

declare module '../messages.ts' {
  interface English {
    attempts: typeof attempts
  }
}
