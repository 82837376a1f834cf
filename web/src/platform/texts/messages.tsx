import { loadMessages } from '#messages/load-messages.ts'
import type { Bundle, Messages } from '#messages/messages.ts'

const locale = 'en'
const loaded: Partial<Messages> = {}

/** Fetches some bundles, unless they are here. The table of screens names those of each screen. */
export async function ensureMessages(bundles: readonly Bundle[]): Promise<void> {
  const missing = bundles.filter((bundle) => !(bundle in loaded))
  if (missing.length > 0) Object.assign(loaded, await loadMessages(locale, missing))
}

/** The texts of a bundle that is needed only now and then. */
export async function fetchMessages<B extends Bundle>(bundle: B): Promise<Messages[B]> {
  await ensureMessages([bundle])
  return messagesOf(bundle)
}

/** Texts that came with the code. */
export const addMessages = (messages: Partial<Messages>): void => void Object.assign(loaded, messages)

/** The texts of one bundle in the language of the page. A language change loads the page anew. */
export const useMessages = <B extends Bundle>(bundle: B): Messages[B] => messagesOf(bundle)

function messagesOf<B extends Bundle>(bundle: B): Messages[B] {
  const texts = loaded[bundle]
  if (!texts) throw new Error(`The texts of ${bundle} are not among those that this screen declares`)
  return texts
}
