import { type Feature, loadMessages } from '#messages/load-messages.ts'
import type { Messages } from '#messages/messages.ts'

const locale = 'en'
const loaded: Partial<Messages> = {}

/** Fetches the texts of some features, unless they are here. The route table names those of each screen. */
export async function ensureMessages(features: readonly Feature[]): Promise<void> {
  const missing = features.filter((feature) => !(feature in loaded))
  if (missing.length > 0) Object.assign(loaded, await loadMessages(locale, missing))
}

/** Texts that came with the code. */
export const addMessages = (messages: Partial<Messages>): void => void Object.assign(loaded, messages)

/** Every text of the interface in the language of the page. A language change loads the page anew. */
export const useMessages = (): Messages => loaded as Messages // complete for the screen that is shown
