import type { Role } from '@vikalp/domain/vocabulary'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { EmptyPanel } from '#ui/layout/empty-panel.tsx'
import { Page } from '#ui/layout/page.tsx'

/** For another role's dashboard, on a server without a sample of it. */
export function SampleMissing({ title, view }: { title: string; view: Role }) {
  const profiles = useMessages('profiles')
  return (
    <Page title={title} headingHidden>
      <EmptyPanel
        title={profiles.otherRole.title(profiles.roles[view])}
        text={profiles.otherRole.text}
        action={{ href: paths.profile, label: profiles.otherRole.action }}
      />
    </Page>
  )
}
