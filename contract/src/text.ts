import { catalogueLimits, lastYear, listLimits } from '@vikalp/domain/limits'
import { phonePattern, tidyPhone } from '@vikalp/domain/roster/phone-number'
import { z } from 'zod'

/** PostgreSQL cannot store U+0000, and half a surrogate pair is not text: both are refused at the door. */
const isCleanText = (value: string): boolean => !/\p{Surrogate}/u.test(value) && !value.includes('\0')

/** Text of 1 to `max` characters (UTF-16 units, as the browser counts them) after trimming. */
export const text = (max: number) =>
  z.string().trim().min(1).max(max).refine(isCleanText, 'holds a character that cannot be stored')

/** A name that is only looked up, never stored: an exam, a subject, a chapter. */
export const name = text(catalogueLimits.name)

/** What is only searched for; it may be empty. */
export const searchText = z
  .string()
  .trim()
  .max(listLimits.search)
  .refine(isCleanText, 'holds a character that cannot be stored')

/** A phone number as people write it, kept in one form: '+91 98250 12345' is '+919825012345'. */
export const phone = z
  .string()
  .trim()
  .transform(tidyPhone)
  .pipe(z.string().regex(phonePattern, 'is not a phone number'))

/** A year from `earliest` on; a year to come is refused where the clock is at hand. */
export const yearBefore = (earliest: number) => z.int().min(earliest).max(lastYear)
