import { LogOut } from 'lucide'
import { useState } from 'react'
import { currentOwner, dropToken } from '#platform/access/token.ts'
import { deviceStore } from '#platform/device-store.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { wipeDatabase } from '#platform/wipe-database.ts'
import { useToast } from '#ui/feedback/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/input/button.tsx'
import { ConfirmSheet } from '#ui/sheet/confirm-sheet.tsx'
import { signOut } from './account.api.ts'

/** Gives the server a moment to end the session; whether it answers or not, this device forgets the user. */
const patienceMs = 4000

export function SignOut() {
  const profiles = useMessages('profiles')
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function leave(): Promise<void> {
    setBusy(true)
    const owner = currentOwner()
    const isTold = await signOut({ timeoutMs: patienceMs }).then(
      () => true,
      () => false,
    )
    deviceStore.wipeOwner(owner)
    wipeDatabase(owner, 'sittings')
    dropToken()
    if (!isTold) toast({ text: profiles.signedOutHereOnly })
  }

  return (
    <>
      <Button kind="text" flush icon={<Icon of={LogOut} />} onClick={() => setAsking(true)}>
        {profiles.signOut}
      </Button>
      <ConfirmSheet
        open={isAsking}
        title={profiles.signOutTitle}
        text={profiles.signOutText}
        confirm={isBusy ? profiles.signingOut : profiles.signOut}
        cancel={profiles.signOutCancel}
        busy={isBusy}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
