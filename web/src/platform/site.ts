import type { SiteOperator } from '@vikalp/domain/site'
import { siteSettings } from './site-settings.ts'

/** Who runs this site (rule 1), by the settings of its server. */
export const siteOperator = (): SiteOperator => siteSettings().operator

/** For a tel: link, which knows no spaces. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`
