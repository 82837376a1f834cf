import { isLocale, type Locale } from '#messages/load-messages.ts'

/** The address may ask for a language, ?locale=pseudo; the next page that is loaded without it is in English again. */
function chooseLocale(): Locale {
  const asked = new URLSearchParams(location.search).get('locale')
  return isLocale(asked) ? asked : 'en'
}

/** The language of the page. */
export const locale: Locale = typeof location === 'undefined' ? 'en' : chooseLocale()
