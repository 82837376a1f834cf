import type { ConsentQuestion } from '@vikalp/contract/sharing'
import { useState } from 'react'
import { takeSecret } from '#platform/access/arriving-secret.ts'
import { useToken } from '#platform/access/token.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { CodeToShare } from '#ui/share/code-to-share.tsx'
import { ConsentCode } from './consent-code.tsx'
import { ConsentForm } from './consent-form.tsx'
import styles from './sharing-screen.module.css'
import { TakeBack } from './take-back.tsx'

const withdrawalMark = 'withdraw:'

/** A guardian reads what it is about and answers, with a link or a code from paper; or takes the answer back. */
export function ConsentScreen() {
  const m = useMessages('consent')
  const [arrived = ''] = useState(takeSecret)
  const isWithdrawal = arrived.startsWith(withdrawalMark)
  return (
    <Page title={isWithdrawal ? m.withdrawal.title : m.title} narrow>
      <div className={styles.column}>
        {isWithdrawal ? (
          <TakeBack token={arrived.slice(withdrawalMark.length)} />
        ) : (
          <Consent arrived={arrived} />
        )}
      </div>
    </Page>
  )
}

type Asked = { token: string; question: ConsentQuestion }

function Consent({ arrived }: { arrived: string }) {
  const m = useMessages('consent')
  const isSignedIn = useToken() !== undefined
  const [asked, setAsked] = useState<Asked>()
  const [withdrawalToken, setWithdrawalToken] = useState<string>()
  if (withdrawalToken !== undefined) {
    const link = `${location.origin}${paths.consent}#${withdrawalMark}${withdrawalToken}`
    return (
      <Panel title={m.done}>
        <p>{m.keepLink}</p>
        <div className={styles.link}>
          <CodeToShare label={m.link} code={link} invitation={m.invitation(link)} texts={m.texts} />
        </div>
      </Panel>
    )
  }
  if (isSignedIn) return <Panel tone="warn" title={m.ownPhone} />
  if (!asked) return <ConsentCode arrived={arrived} onAsked={setAsked} />
  return <ConsentForm {...asked} onGiven={setWithdrawalToken} />
}
