import { formatsOf } from '../formats.ts'

/** English as it is written in India: 1,23,456. */
export const formats = formatsOf('en-IN')

declare module '../messages.ts' {
  interface English {
    formats: typeof formats
  }
}
