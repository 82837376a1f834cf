import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { useMessages } from '#platform/messages.tsx'
import { Page } from '#ui/page.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { ProfileScreen } from './profile-screen.tsx'
import { accountQuery } from './profiles.api.ts'

/** A profile by the id of its user. For now one's own; anybody else's is not found (decision 5). */
export function ProfileOfScreen({ notFound }: { notFound: ReactNode }) {
  const { profiles } = useMessages()
  const { userid } = useParams<{ userid: string }>()
  const account = useQuery(accountQuery)
  if (account.isPending)
    return (
      <Page title={profiles.titles.student} headingHidden>
        <Spinner label={profiles.loading} />
      </Page>
    )
  return account.isError || account.data.id === userid ? <ProfileScreen view="student" /> : notFound
}
