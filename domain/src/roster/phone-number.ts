import { phoneLimits } from '../limits.ts'

const { min, max } = phoneLimits.digits

/** A phone number as people write it, in one spelling: '+91 98250 12345' is '+919825012345'. */
export const tidyPhone = (given: string): string => given.replace(/[\s().-]/g, '')

/** Of a tidy phone number. */
export const phonePattern = new RegExp(`^\\+?\\d{${min},${max}}$`)

export const isPhone = (given: string): boolean => phonePattern.test(tidyPhone(given))
