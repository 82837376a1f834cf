import { paths } from '#platform/navigation/paths.ts'

/** The address of a sitting: its instructions, then the hall. */
export const sittingOf = (sittingId: string): string => paths.sitting.replace(':sittingId', sittingId)

/** The address of its result. */
export const mockResultOf = (sittingId: string): string => paths.mockResult.replace(':sittingId', sittingId)
