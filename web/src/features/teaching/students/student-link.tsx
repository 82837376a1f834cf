import type { ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { profileOf } from '#platform/navigation/paths.ts'

type StudentLinkProps = { id: string; label?: string; children: ReactNode }

/** To the page of a student, which leads back to this place in the list. */
export function StudentLink({ id, label, children }: StudentLinkProps) {
  const [path] = useLocation()
  const filters = useSearch()
  return (
    <Link
      href={profileOf(id)}
      state={{ list: filters === '' ? path : `${path}?${filters}` }}
      aria-label={label}
    >
      {children}
    </Link>
  )
}
