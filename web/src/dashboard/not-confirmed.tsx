import type { StaffRole } from '@vikalp/domain/vocabulary'
import { siteOperator } from '#platform/site.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Panel } from '#ui/layout/panel.tsx'

/** Tells a teacher or an institute what has to wait until somebody knows who they are (rule 34). */
export function NotConfirmed({ view }: { view: StaffRole }) {
  const m = useMessages('dashboard').notConfirmed
  const { email } = siteOperator()
  return (
    <Panel title={m.title[view]}>
      <p>{m.text}</p>
      <p>
        {m.how[view]} <a href={`mailto:${email}`}>{email}</a>
      </p>
    </Panel>
  )
}
