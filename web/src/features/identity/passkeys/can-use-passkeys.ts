import { siteSettings } from '#platform/site-settings.ts'

/** The browser knows them, and the page has the address for which they are made. */
export const canUsePasskeys = (): boolean =>
  siteSettings().passkeysAt === location.origin && 'PublicKeyCredential' in window
