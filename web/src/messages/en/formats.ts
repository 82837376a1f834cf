import { formatsOf } from '../formats.ts'

/** Indian English: 1,23,456. */
export const formats = formatsOf('en-IN')

declare module '../messages.ts' {
  interface English {
    formats: typeof formats
  }
}
