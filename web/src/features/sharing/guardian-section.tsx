import type { Sharing } from '@vikalp/contract/sharing'
import { useChange } from '#platform/api/use-change.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { Button } from '#ui/input/button.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { CodeToShare } from '#ui/share/code-to-share.tsx'
import { ConfirmButton } from '#ui/sheet/confirm-button.tsx'
import { makeLink, withdrawConsent } from './sharing.api.ts'
import styles from './sharing-screen.module.css'

/** The consent of a guardian: how to ask for it, what was given, and how it ends. */
export function GuardianSection({ sharing }: { sharing: Sharing }) {
  const { guardian: m } = useMessages('sharing')
  const { consent } = sharing
  return (
    <SectionCard title={m.title}>
      {consent === null ? (
        <AskGuardian />
      ) : (
        <>
          <p>{m.given(consent.guardian, m.relations[consent.relation], consent.givenAt)}</p>
          <p className={styles.note}>
            {m.methods[consent.method]} {m.version(consent.textVersion)}
          </p>
          <Withdraw />
        </>
      )}
    </SectionCard>
  )
}

function AskGuardian() {
  const { guardian: m } = useMessages('sharing')
  const make = useChange('sharing', { mutationFn: () => makeLink() })
  // Behind #, so that no server and no log ever sees it.
  const link = make.data && `${location.origin}${paths.consent}#${make.data.token}`
  return (
    <>
      <p>{m.needed}</p>
      <p>{m.how}</p>
      <p className={styles.note}>{m.honest}</p>
      {make.isError && <Alert>{m.makeFailed}</Alert>}
      {link && make.data ? (
        <div className={styles.link} role="status">
          <CodeToShare label={m.link} code={link} invitation={m.invitation(link)} texts={m.texts} />
          <p className={styles.note}>{m.expires(make.data.expiresAt)}</p>
        </div>
      ) : (
        <div>
          <Button busy={make.isPending} onClick={() => make.mutate()}>
            {make.isPending ? m.making : m.make}
          </Button>
        </div>
      )}
    </>
  )
}

function Withdraw() {
  const { guardian: m } = useMessages('sharing')
  const toast = useToast()
  const withdraw = useChange('sharing', {
    mutationFn: () => withdrawConsent(),
    onSuccess: () => toast({ text: m.withdrawn }),
    onError: () => toast({ text: m.withdrawFailed }),
  })
  return (
    <div>
      <ConfirmButton
        kind="outline"
        busy={withdraw.isPending}
        question={{
          title: m.withdrawTitle,
          text: m.withdrawText,
          confirm: m.withdrawConfirm,
          cancel: m.keep,
        }}
        onConfirm={withdraw.mutate}
      >
        {m.withdraw}
      </ConfirmButton>
    </div>
  )
}
