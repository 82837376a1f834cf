import { deviceStore } from '#platform/device-store.ts'
import type { Absent } from './register-marks.ts'

const nameOf = (classId: string, day: string) => `register:${classId}:${day}`
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** Unsaved marks stay on the device until they are saved. */
export function readDraft(classId: string, day: string): Absent | undefined {
  const ids = deviceStore.read(nameOf(classId, day), isList)
  return ids && new Set(ids)
}

export const saveDraft = (classId: string, day: string, absent: Absent): unknown =>
  deviceStore.write(nameOf(classId, day), [...absent])

export const dropDraft = (classId: string, day: string): void => deviceStore.remove(nameOf(classId, day))
