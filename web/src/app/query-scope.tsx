import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentOwner, subscribe } from '#platform/access/token.ts'
import { queryClient } from '#platform/api/query.ts'

let owner = currentOwner()

// Data of one user is dropped when another signs in, or nobody is signed in.
subscribe(() => {
  if (currentOwner() === owner) return
  owner = currentOwner()
  queryClient.clear()
})

/** Queries for the screens inside. */
export const QueryScope = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
