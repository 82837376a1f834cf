import type { RoleName } from '@vikalp/contract/identity'
import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { ReportedSuggestions } from './reported-suggestions.tsx'
import { StudentSection } from './student-section.tsx'

/** What the page holds for a role. The server decides who sees which data; here is only what to ask it for. */
export function RoleSection({ role, view }: { role: RoleName; view: RoleName }) {
  const { profiles } = useMessages()
  if (view !== 'student' && view !== role)
    return (
      <Panel
        tone="empty"
        title={profiles.otherRole.title(profiles.roles[view])}
        actions={<LinkButton href={paths.profile}>{profiles.otherRole.action}</LinkButton>}
      >
        <p>{profiles.otherRole.text(profiles.roles[role])}</p>
      </Panel>
    )
  if (role === 'student') return <StudentSection />
  const empty = role === 'teacher' ? profiles.teacherEmpty : profiles.instituteEmpty
  return (
    <>
      <Panel
        tone="empty"
        title={empty.title}
        actions={<LinkButton href={paths.exams}>{empty.action}</LinkButton>}
      >
        <p>{empty.text}</p>
      </Panel>
      <ReportedSuggestions />
    </>
  )
}
