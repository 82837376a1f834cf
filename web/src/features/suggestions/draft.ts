import { deviceStore } from '#platform/device-store.ts'

const nameOf = (questionId: string) => `draft:${questionId}`
const isText = (value: unknown): value is string => typeof value === 'string'

/** Unsent text stays on the device. */
export const readDraft = (questionId: string): string => deviceStore.read(nameOf(questionId), isText) ?? ''

export function saveDraft(questionId: string, text: string): void {
  if (text === '') deviceStore.remove(nameOf(questionId))
  else deviceStore.write(nameOf(questionId), text)
}
