import type { AccountSettings } from '@vikalp/contract/accounts/settings'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { siteSettings } from '#platform/site-settings.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { EmailText } from '#ui/email-text.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { sendVerification } from '../recover/email.api.ts'
import styles from './account-screen.module.css'

const loadChange = async () => (await import('./change-email-sheet.tsx')).ChangeEmailSheet

export function SignInNames({ settings }: { settings: AccountSettings }) {
  const { signInNames: m } = useMessages('accountSettings')
  const { email, emailVerified, askedEmail, username } = settings
  return (
    <SectionCard title={m.title}>
      <dl className={styles.names}>
        {email && (
          <div>
            <dt>{m.email}</dt>
            <dd>
              <EmailText email={email} />
            </dd>
          </div>
        )}
        {username && (
          <div>
            <dt>{m.username}</dt>
            <dd>
              <EmailText email={username} />
            </dd>
          </div>
        )}
      </dl>
      {email && siteSettings().mail && <Confirmation isVerified={emailVerified} />}
      {askedEmail && <p className={styles.names}>{m.asked(askedEmail)}</p>}
      <div>
        <SheetButton
          kind="text"
          flush
          load={loadChange}
          sheet={{ present: emailVerified ? email : null }}
          notLoaded={m.notOpened}
        >
          {email ? m.change : m.add}
        </SheetButton>
      </div>
    </SectionCard>
  )
}

function Confirmation({ isVerified }: { isVerified: boolean }) {
  const { signInNames: m } = useMessages('accountSettings')
  const problems = useMessages('problems')
  const toast = useToast()
  const send = useChange('account', {
    mutationFn: () => sendVerification(),
    onSuccess: () => toast({ text: m.sent }),
    onError: (error) =>
      toast({ text: failureCode(error) === 'rate_limited' ? problems.tooManyTries : m.notSent }),
  })
  if (isVerified) return <p>{m.verified}</p>
  return (
    <>
      <p>{m.unverified}</p>
      <div>
        <Button kind="text" flush busy={send.isPending} onClick={() => send.mutate()}>
          {m.send}
        </Button>
      </div>
    </>
  )
}
