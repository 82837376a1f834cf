import { type ScreenName, screenNames, screens } from './screens.ts'

/** The address of each screen. */
export const paths = Object.fromEntries(screenNames.map((name) => [name, screens[name].path])) as Readonly<
  Record<ScreenName, string>
>

export const signUpPath = `${paths.login}?mode=create`

/** The address of a student's profile. */
export const profileOf = (userId: string): string =>
  paths.profileOf.replace(':userid', encodeURIComponent(userId))

/** The address of the topics of a class. */
export const classTopicsOf = (classId: string): string =>
  paths.classTopics.replace(':classId', encodeURIComponent(classId))

/** The address of a student's topic map. */
export const topicsOf = (userId: string): string =>
  paths.topicsOf.replace(':userid', encodeURIComponent(userId))
