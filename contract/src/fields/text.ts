import { catalogueLimits, lastYear, listLimits } from '@vikalp/domain/limits'
import { phonePattern, tidyPhone } from '@vikalp/domain/roster/phone-number'
import { withoutDirections } from '@vikalp/domain/without-directions'
import { withoutHidden } from '@vikalp/domain/without-hidden'
import { z } from 'zod'

/** Whether it can be stored: PostgreSQL rejects U+0000, and half a surrogate pair is not text. */
export const isCleanText = (value: string): boolean => !/\p{Surrogate}/u.test(value) && !value.includes('\0')

/** Whether it shows anything: fillers, zero-width characters and empty Braille cells are letters to a program only. */
const isVisible = (value: string): boolean => /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(value)

const tidied = (max: number, tidy: (value: string) => string) =>
  z
    .string()
    .overwrite(tidy)
    .trim()
    .min(1)
    .max(max)
    .refine(isCleanText, 'contains a character that cannot be stored')
    .refine(isVisible, 'is empty')

/** Text of 1 to `max` characters (UTF-16 units, as the browser counts them) after tidying. */
export const text = (max: number) => tidied(max, withoutDirections)

/** By which people tell persons, or classes, from each other. */
export const shownName = (max: number) => tidied(max, withoutHidden)

/** The name of an exam, a subject or a chapter: it is looked up, never stored. */
export const name = text(catalogueLimits.name)

/** A search term; it may be empty. */
export const searchText = z
  .string()
  .overwrite(withoutDirections)
  .trim()
  .max(listLimits.search)
  .refine(isCleanText, 'contains a character that cannot be stored')

/** A phone number as people write it, stored in one form: '+91 98250 12345' becomes '+919825012345'. */
export const phone = z
  .string()
  .trim()
  .transform(tidyPhone)
  .pipe(z.string().regex(phonePattern, 'is not a phone number'))

/** A year from `earliest` on; future years are rejected where the clock is known. */
export const yearBefore = (earliest: number) => z.int().min(earliest).max(lastYear)
