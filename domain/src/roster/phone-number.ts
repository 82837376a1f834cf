import { phoneLimits } from '../limits.ts'

const { min, max } = phoneLimits.digits

/** A phone number as people write it, in its stored form: '+91 98250 12345' becomes '+919825012345'. */
export const tidyPhone = (typed: string): string => typed.replace(/[\s().-]/g, '')

/** The pattern of a tidy phone number. */
export const phonePattern = new RegExp(`^\\+?\\d{${min},${max}}$`)

export const isPhone = (typed: string): boolean => phonePattern.test(tidyPhone(typed))
