import type { BlockOfDay } from '@vikalp/contract/practice/plan'

/** A block of a plan as history entries and records on the device name it: `2026-11-23/4`. */
export const keyOfBlock = ({ day, id }: BlockOfDay): string => `${day}/${id}`

export function blockOfKey(key: string): BlockOfDay {
  const [day = '', id] = key.split('/')
  return { day, id: Number(id) }
}
