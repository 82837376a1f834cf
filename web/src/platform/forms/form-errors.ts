import { ApiFailure } from '../api/api-failure.ts'

/** Errors by field; under `form`, one that belongs to no field. */
export type FormErrors<Body> = { [field in (keyof Body & string) | 'form']?: string }

/** The text of a field as it was typed. */
export type TextOf<Body> = (field: keyof Body & string) => string

/** A demo account keeps nothing that is typed, in whichever form (rule 82). */
export const isOfDemo = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === 'forbidden' && 'account' in error.fields

/** An error at each field that the server refuses; the server's own words are for programmers. */
export function refusedFields<Body>(error: unknown, sentence: string): FormErrors<Body> {
  const names = error instanceof ApiFailure ? Object.keys(error.fields) : []
  return Object.fromEntries(names.map((name) => [name, sentence])) as FormErrors<Body> // the server names fields of the body
}
