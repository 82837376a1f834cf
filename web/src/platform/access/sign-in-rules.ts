import { paths } from '../navigation/paths.ts'

/** Requirement 2.3: without a token every path but these leads to sign-in. */
export const isOpen = (path: string, publicLanding: boolean): boolean =>
  path === paths.verify || path === paths.login || (publicLanding && path === paths.landing)

/** The provider's page with the hint where to go on (requirement 2.3). */
export const signInAddress = (loginUrl: string): string =>
  `${loginUrl}${loginUrl.includes('?') ? '&' : '?'}redirect=quiz`
