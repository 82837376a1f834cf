import { deviceStore } from '#platform/device-store.ts'
import type { Absent } from './register-marks.ts'

const nameOf = (classId: string, day: string) => `register:${classId}:${day}`
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Marks that were tapped and not saved stay on the device, as long as it takes. */
export function readDraft(classId: string, day: string): Absent | undefined {
  const kept = deviceStore.read(nameOf(classId, day), isList)
  return kept && new Set(kept)
}

export const keepDraft = (classId: string, day: string, absent: Absent): unknown =>
  deviceStore.write(nameOf(classId, day), [...absent])

export const dropDraft = (classId: string, day: string): void => deviceStore.remove(nameOf(classId, day))
