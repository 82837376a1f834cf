import type { Device } from '@vikalp/contract/accounts/settings'
import { LogOut } from 'lucide'
import { storeToken } from '#platform/access/token.ts'
import { failureCode } from '#platform/api/api-failure.ts'
import { useChange } from '#platform/api/use-change.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useToast } from '#ui/feedback/toast.tsx'
import { useFocusAfterRemoval } from '#ui/feedback/use-focus-after-removal.ts'
import { Icon } from '#ui/icon.tsx'
import { ActionRow } from '#ui/layout/action-row.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { ConfirmButton } from '#ui/sheet/confirm-button.tsx'
import styles from './devices.module.css'
import { signOutDevice, signOutOthers } from './settings.api.ts'

/** Every sign-in of the account; a token of an older version is in none of the rows, and ends with all others. */
export function Devices({ devices }: { devices: readonly Device[] }) {
  const { devices: m } = useMessages('accountSettings')
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(devices.length)
  return (
    <SectionCard title={m.title} note={m.text} headingRef={heading}>
      <ul>
        {[...devices].sort(hereFirst).map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <SignOutOthers />
    </SectionCard>
  )
}

const hereFirst = (one: Device, other: Device): number => Number(other.isThis) - Number(one.isThis)

function DeviceRow({ device }: { device: Device }) {
  const { devices: m } = useMessages('accountSettings')
  const toast = useToast()
  const { id, browser, system, signedInAt, seenOn, isThis } = device
  const name = browser && system ? m.named(browser, system) : (browser ?? system ?? m.unknown)
  const signOut = useChange('account', {
    mutationFn: () => signOutDevice({ params: { deviceId: id } }),
    onSuccess: () => toast({ text: m.signedOut(name) }),
    // It was signed out elsewhere meanwhile.
    onError: (error) => toast({ text: failureCode(error) === 'not_found' ? m.signedOut(name) : m.failed }),
  })
  return (
    <ActionRow title={name} note={m.used(signedInAt, seenOn)}>
      {isThis ? (
        <p className={styles.here}>{m.here}</p>
      ) : (
        <ConfirmButton
          kind="text"
          flush
          icon={<Icon of={LogOut} />}
          aria-label={m.signOutOf(name)}
          busy={signOut.isPending}
          question={{
            title: m.signOutTitle(name),
            text: m.signOutText,
            confirm: m.signOut,
            cancel: m.cancel,
          }}
          onConfirm={signOut.mutate}
        >
          {m.signOut}
        </ConfirmButton>
      )}
    </ActionRow>
  )
}

function SignOutOthers() {
  const { devices: m } = useMessages('accountSettings')
  const toast = useToast()
  const signOut = useChange('account', {
    mutationFn: () => signOutOthers(),
    onSuccess: ({ token }) => {
      storeToken(token)
      toast({ text: m.othersDone })
    },
    onError: () => toast({ text: m.failed }),
  })
  return (
    <div>
      <ConfirmButton
        kind="text"
        flush
        busy={signOut.isPending}
        question={{ title: m.othersTitle, text: m.othersText, confirm: m.others, cancel: m.cancel }}
        onConfirm={signOut.mutate}
      >
        {m.others}
      </ConfirmButton>
    </div>
  )
}
