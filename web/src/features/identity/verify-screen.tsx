import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { arrivingToken, bringToken } from '#platform/access/arriving-token.ts'
import { takeDestination } from '#platform/access/destination.ts'
import { forgetEndedSession, ownerOfEndedSession } from '#platform/access/ended-session.ts'
import { currentToken, ownerOf, storeToken } from '#platform/access/token.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Page } from '#ui/layout/page.tsx'
import { checkToken, type TokenCheck } from './check-token.ts'
import { SwitchAccount } from './switch-account.tsx'
import { VerificationFailed } from './verification-failed.tsx'
import styles from './verify-screen.module.css'

/** Requirement 2.8: checks the token of the address, else the stored one; a valid one leads to the profile. */
export function VerifyScreen() {
  const { verify } = useMessages('identity')
  // Read once: a refused token is removed from the device while the screen is still about it.
  const [token] = useState(() => arrivingToken() ?? currentToken())
  const check = useQuery({
    queryKey: ['token', token],
    queryFn: () => (token === undefined ? undefined : checkToken(token)),
    enabled: token !== undefined,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const result = check.isFetching ? undefined : check.data
  useEntrance(result?.kind === 'valid' ? result.token : undefined)
  const isFailed = token === undefined || result?.kind === 'invalid' || result?.kind === 'unreachable'

  return (
    <Page
      key={String(isFailed)}
      title={isFailed ? verify.failed : verify.title}
      heading={verify.title}
      headingHidden
      narrow
      paper
    >
      <div className={styles.card}>
        <Outcome token={token} result={result} again={() => check.refetch()} />
      </div>
    </Page>
  )
}

type OutcomeProps = { token: string | undefined; result: TokenCheck | undefined; again: () => void }

function Outcome({ token, result, again }: OutcomeProps) {
  const identity = useMessages('identity')
  const problems = useMessages('problems')
  const [, navigate] = useLocation()
  if (token === undefined) return <VerificationFailed text={problems.noToken} />
  if (result?.kind === 'invalid') return <VerificationFailed text={problems.verify} />
  if (result?.kind === 'unreachable') return <VerificationFailed text={problems.verify} again={again} />
  if (result?.kind === 'other-user')
    return (
      <SwitchAccount
        name={result.name}
        onSwitch={() => enter(navigate, result.token)}
        onStay={() => navigate(paths.profile, { replace: true })}
      />
    )
  return (
    <>
      <Spinner label={identity.verify.verifying} />
      <p>{identity.verify.redirecting}</p>
    </>
  )
}

/** Call after the query: its own effect must run first, because a sign-in empties the cache and it would ask again. */
function useEntrance(token: string | undefined): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (token !== undefined) enter(navigate, token)
  }, [navigate, token])
}

type Navigate = ReturnType<typeof useLocation>[1]

/** Who signs in again after the session ended by itself is taken back to where that was; the profile lies behind it. */
function enter(navigate: Navigate, token: string): void {
  const isBack = ownerOfEndedSession() === ownerOf(token)
  const destination = takeDestination()
  forgetEndedSession()
  bringToken(undefined)
  storeToken(token)
  navigate(paths.profile, { replace: true, state: { continueTo: isBack ? undefined : destination } })
  if (isBack && destination && destination.path !== paths.profile)
    navigate(destination.path, { state: destination.state })
}
