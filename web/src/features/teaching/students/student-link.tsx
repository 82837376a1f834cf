import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { profileOf } from '#platform/navigation/paths.ts'

type StudentLinkProps = { id: string; label?: string; children: ReactNode }

/** To the page of a student, which leads back to this place in the list. */
export function StudentLink({ id, label, children }: StudentLinkProps) {
  const filters = useSearch()
  return (
    <Link href={profileOf(id)} state={{ list: filters && `?${filters}` }} aria-label={label}>
      {children}
    </Link>
  )
}
