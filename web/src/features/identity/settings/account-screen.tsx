import { useQuery } from '@tanstack/react-query'
import type { AccountSettings } from '@vikalp/contract/accounts/settings'
import { paths } from '#platform/navigation/paths.ts'
import { siteSettings } from '#platform/site-settings.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { problemText } from '#platform/texts/problem-text.ts'
import { FailedNote } from '#ui/feedback/failed-note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Passkeys } from '../passkeys/passkeys.tsx'
import styles from './account-screen.module.css'
import { DataPart } from './data-part.tsx'
import { Devices } from './devices.tsx'
import { ErasePart } from './erase-part.tsx'
import { NamePart } from './name-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { settingsQuery } from './settings.api.ts'
import { SignInNames } from './sign-in-names.tsx'

/** What a person changes about their own account. What belongs to an outside provider is changed there. */
export function AccountScreen() {
  const m = useMessages('accountSettings')
  return (
    <Page title={m.title} back={{ href: paths.profile, label: m.back }} narrow>
      {siteSettings().providerUrl === '' ? (
        <OwnAccount />
      ) : (
        <div className={styles.parts}>
          <Panel title={m.elsewhereTitle}>{m.elsewhereText}</Panel>
          <DataPart hasPassword={false} />
          <ErasePart hasPassword={false} />
        </div>
      )}
    </Page>
  )
}

function OwnAccount() {
  const m = useMessages('accountSettings')
  const problems = useMessages('problems')
  const { data, error, refetch } = useQuery(settingsQuery)
  if (data) return <Parts settings={data} />
  if (error)
    return (
      <FailedNote retry={refetch}>
        {m.loadFailed}. {problemText(problems, 'other', error)}
      </FailedNote>
    )
  return (
    <div className={styles.parts}>
      <p className="visually-hidden" role="status">
        {m.loading}
      </p>
      <Skeleton shape="card" count={3} />
    </div>
  )
}

function Parts({ settings }: { settings: AccountSettings }) {
  const m = useMessages('accountSettings')
  if (settings.isDemo) return <Panel title={m.demoTitle}>{m.demoText}</Panel>
  return (
    <div className={styles.parts}>
      <NamePart name={settings.name} />
      <SignInNames settings={settings} />
      <PasswordPart />
      <Passkeys passkeys={settings.passkeys} />
      <Devices devices={settings.devices} />
      <DataPart hasPassword={settings.hasPassword} />
      <ErasePart hasPassword={settings.hasPassword} />
    </div>
  )
}
