import type { Bundle } from '#messages/messages.ts'
import { ensureMessages } from './messages.tsx'

/** Loads code together with the texts that it speaks. */
export async function withTexts<T>(texts: readonly Bundle[], load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), ensureMessages(texts)])
  return part
}
