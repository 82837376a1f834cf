import { ApiFailure } from '../api/api-failure.ts'

/** What is wrong, by field; under `form` what is the fault of none of them. */
export type FormErrors<Body> = { [field in (keyof Body & string) | 'form']?: string }

/** What stands in a field, as it was typed. */
export type TextOf<Body> = (field: keyof Body & string) => string

/** An error at each field that the server refuses: its own words are for programmers. */
export function refusedFields<Body>(error: unknown, sentence: string): FormErrors<Body> {
  const names = error instanceof ApiFailure ? Object.keys(error.fields) : []
  return Object.fromEntries(names.map((name) => [name, sentence])) as FormErrors<Body> // it names those of the body
}
