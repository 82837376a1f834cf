import { isLocale, type Locale } from '#messages/load-messages.ts'
import { tabStore } from '../device-store.ts'

/** The address may ask for a language, ?locale=pseudo: the tab keeps to it. */
function chooseLocale(): Locale {
  const asked = new URLSearchParams(location.search).get('locale')
  if (isLocale(asked)) tabStore.write('locale', asked)
  return isLocale(asked) ? asked : (tabStore.read('locale', isLocale) ?? 'en')
}

/** The language of the page. */
export const locale: Locale = typeof location === 'undefined' ? 'en' : chooseLocale()
