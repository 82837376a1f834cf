import type { Role } from '@vikalp/domain/vocabulary'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Panel } from '#ui/layout/panel.tsx'

/** For another role's dashboard, on a server without a sample of it. */
export function SampleMissing({ title, view }: { title: string; view: Role }) {
  const profiles = useMessages('profiles')
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
