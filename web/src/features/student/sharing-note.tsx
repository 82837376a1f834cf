import type { StudentProfile } from '@vikalp/contract/student-profile'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'
import { Panel } from '#ui/layout/panel.tsx'

/** Asks for the age or a guardian, once and without haste: everything on the page works without an answer. */
export function SharingNote({ state }: { state: StudentProfile['sharing'] }) {
  const m = useMessages('student').sharing
  if (state !== 'unasked' && state !== 'waiting') return null
  const { title, text, go } = m[state]
  return (
    <Panel
      title={title}
      actions={
        <LinkButton kind="outline" href={paths.sharing}>
          {go}
        </LinkButton>
      }
    >
      <p>{text}</p>
    </Panel>
  )
}
