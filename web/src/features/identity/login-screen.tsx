import { useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { hasAttempts } from '#attempts/attempt-entries.ts'
import { ownerOfEndedSession } from '#platform/access/ended-session.ts'
import { useToken } from '#platform/access/token.ts'
import { paths, signUpPath } from '#platform/navigation/paths.ts'
import { hasOwnLogin, siteSettings } from '#platform/site-settings.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { CreateAccountForm } from './create-account-form.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import styles from './login-screen.module.css'
import { canUsePasskeys } from './passkeys/can-use-passkeys.ts'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The page of the built-in provider; with another provider it leads there. */
export function LoginScreen() {
  const { login } = useMessages('identity')
  const isCreating = new URLSearchParams(useSearch()).get('mode') === 'create'
  const isSignedIn = useToken() !== undefined
  if (!hasOwnLogin()) return <LoginElsewhere />
  if (isCreating && isSignedIn) return <Redirect to={paths.profile} replace />
  const otherWay = !isSignedIn && (
    <p className={styles.other}>
      {isCreating ? login.haveAccount : login.newHere}
      <LinkButton kind="text" replace href={isCreating ? paths.login : signUpPath}>
        {isCreating ? login.signIn : login.create}
      </LinkButton>
    </p>
  )
  return (
    <Page
      key={String(isCreating)}
      title={isCreating ? login.createTitle : login.signInTitle}
      subtitle={isCreating ? login.createIntro : login.signInIntro}
      narrow
      paper
    >
      <div className={styles.columns}>
        <div className={styles.card}>
          {isSignedIn ? <SignedInAlready /> : <SessionEnded />}
          {isCreating ? (
            <>
              <CreateAccountForm />
              {otherWay}
            </>
          ) : (
            <SignInForm>
              {canUsePasskeys() && <PasskeySignIn />}
              <p className={styles.other}>
                <LinkButton kind="text" flush href={paths.recover}>
                  {login.forgot}
                </LinkButton>
              </p>
              {otherWay}
            </SignInForm>
          )}
        </div>
        {siteSettings().demo && !isCreating && <DemoAccounts />}
      </div>
    </Page>
  )
}

function SignedInAlready() {
  const { login } = useMessages('identity')
  return (
    <p className={styles.other}>
      {login.signedInAlready}
      <LinkButton kind="text" href={paths.profile}>
        {login.goToProfile}
      </LinkButton>
    </p>
  )
}

function SessionEnded() {
  const { login } = useMessages('identity')
  const [owner] = useState(ownerOfEndedSession)
  if (owner === undefined) return null
  return <p className={styles.ended}>{hasAttempts(owner) ? login.endedWithAnswers : login.ended}</p>
}

function LoginElsewhere() {
  const { login } = useMessages('identity')
  return (
    <Page title={login.elsewhereTitle} subtitle={login.elsewhere} narrow paper>
      <a className={styles.elsewhere} href={siteSettings().loginUrl}>
        {login.goElsewhere}
      </a>
    </Page>
  )
}
