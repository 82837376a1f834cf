import { paths } from '#platform/navigation/paths.ts'

/** The room of a test: its board, then its results. */
export const testOf = (testId: string): string => paths.test.replace(':testId', testId)

/** Its results, as an institute reads them. */
export const instituteTestOf = (testId: string): string => paths.instituteTest.replace(':testId', testId)

/** Where a draft is gone on with. */
export const draftOf = (testId: string): string => `${paths.newTest}?draft=${testId}`
