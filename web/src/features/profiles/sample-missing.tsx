import type { RoleName } from '@vikalp/contract/identity'
import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { Panel } from '#ui/panel.tsx'

/** A dashboard of another role, on a server that keeps no sample of it. */
export function SampleMissing({ title, view }: { title: string; view: RoleName }) {
  const { profiles } = useMessages()
  return (
    <Page title={title} headingHidden>
      <Panel
        tone="empty"
        title={profiles.otherRole.title(profiles.roles[view])}
        actions={<LinkButton href={paths.profile}>{profiles.otherRole.action}</LinkButton>}
      >
        <p>{profiles.otherRole.text}</p>
      </Panel>
    </Page>
  )
}
