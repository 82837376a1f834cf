import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { currentOwner, subscribe } from '#platform/access/token.ts'
import { queryClient } from '#platform/api/query.ts'

let owner = currentOwner()

// What was fetched for one user is forgotten when another, or nobody, is signed in.
subscribe(() => {
  if (currentOwner() === owner) return
  owner = currentOwner()
  queryClient.clear()
})

/** Server data for the screens inside. A chunk of its own: plain text pages do without. */
export const QueryScope = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
