import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { papersQuery, sittingsQuery } from '../mocks.api.ts'

/** Asked for once by the screen: a part that asked again after a failure would take itself off the screen. */
export const usePapers = () => useQuery(papersQuery)
export const useSittings = () => useInfiniteQuery(sittingsQuery)

export type PaperList = ReturnType<typeof usePapers>
export type SittingList = ReturnType<typeof useSittings>
