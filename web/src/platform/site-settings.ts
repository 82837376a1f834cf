import type { SiteSettings } from '@vikalp/contract/site'
import { defaultOperator } from '@vikalp/domain/site'

const defaults: SiteSettings = {
  loginUrl: '/login',
  providerUrl: '',
  demo: true,
  publicLanding: false,
  mail: false,
  passkeysAt: '',
  operator: defaultOperator,
}

/** The settings that the server wrote into the page; the defaults in development, without a server. */
export function readSiteSettings(content: string | null | undefined): SiteSettings {
  if (!content) return defaults
  try {
    return { ...defaults, ...(JSON.parse(content) as Partial<SiteSettings>) } // written by our server from the same type
  } catch {
    return defaults
  }
}

let settings: SiteSettings | undefined

export function siteSettings(): SiteSettings {
  settings ??= readSiteSettings(
    document.querySelector('meta[name="vikalp-settings"]')?.getAttribute('content'),
  )
  return settings
}

/** Sign-in happens in this application, not at a provider elsewhere. */
export const hasOwnLogin = (): boolean => siteSettings().loginUrl.startsWith('/')
