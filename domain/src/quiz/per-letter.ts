import type { Letter } from '../vocabulary.ts'

/** Something for each option of a question: texts, counts, the fields of a schema. */
export const perLetter = <T>(make: (letter: Letter) => T): Record<Letter, T> => ({
  A: make('A'),
  B: make('B'),
  C: make('C'),
  D: make('D'),
})
