import { loadMessages } from '#messages/load-messages.ts'
import type { Bundle, Messages } from '#messages/messages.ts'
import { locale } from './locale.ts'

const loaded: Partial<Messages> = {}

/** Fetches bundles that are not loaded yet. The table of screens names those of each screen. */
export async function ensureMessages(bundles: readonly Bundle[]): Promise<void> {
  const missing = bundles.filter((bundle) => !(bundle in loaded))
  if (missing.length > 0) Object.assign(loaded, await loadMessages(locale, missing))
}

/** Fetches a bundle that is rarely needed. */
export async function fetchMessages<B extends Bundle>(bundle: B): Promise<Messages[B]> {
  await ensureMessages([bundle])
  return messagesOf(bundle)
}

/** Texts that came with the entry, in English: another language has its own fetched in their place. */
export async function addMessages(english: Partial<Messages>): Promise<void> {
  Object.assign(loaded, english)
  if (locale === 'en') return
  const bundles = Object.keys(english).filter((bundle): bundle is Bundle => bundle in english)
  Object.assign(loaded, await loadMessages(locale, bundles, english))
}

/** The texts of one bundle in the language of the page. Changing the language reloads the page. */
export const useMessages = <B extends Bundle>(bundle: B): Messages[B] => messagesOf(bundle)

function messagesOf<B extends Bundle>(bundle: B): Messages[B] {
  const texts = loaded[bundle]
  if (!texts) throw new Error(`This screen does not declare the texts of ${bundle}`)
  return texts
}
