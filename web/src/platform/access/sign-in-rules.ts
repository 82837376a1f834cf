import { paths } from '../navigation/paths.ts'
import { screenNames, screens } from '../navigation/screens.ts'

const openPaths = screenNames.filter((name) => screens[name].open).map((name) => paths[name])

/** Requirement 2.3: without a token every path but these leads to sign-in. */
export const isOpen = (path: string, publicLanding: boolean): boolean =>
  openPaths.includes(path) || (publicLanding && path === paths.landing)

/** The provider's page, told where to continue afterwards (requirement 2.3). */
export const signInAddress = (loginUrl: string): string =>
  `${loginUrl}${loginUrl.includes('?') ? '&' : '?'}redirect=quiz`
