import { Settings } from 'lucide'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/input/button.tsx'

/** Beside the way out: name, password and devices. */
export function AccountLink() {
  const profiles = useMessages('profiles')
  return (
    <LinkButton kind="text" flush icon={<Icon of={Settings} />} href={paths.account}>
      {profiles.account}
    </LinkButton>
  )
}
