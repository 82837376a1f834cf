import { formats } from './formats.ts'

/** Where a teacher gives less of the lost time than a student asks for. */
export const timePart = {
  title: (name: string) => `Give part of the time to ${name}`,
  minutes: 'Minutes',
  needed: (most: number) => `Enter whole minutes from 1 to ${formats.number(most)}.`,
  giving: 'Giving...',
}

declare module '../messages.ts' {
  interface English {
    timePart: typeof timePart
  }
}
