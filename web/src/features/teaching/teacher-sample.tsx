import { SampleNote } from '#dashboard/sample-note.tsx'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'

/** Said once, above a teacher who does not exist (rule 3). */
export function TeacherSample() {
  const m = useMessages('teacher')
  return (
    <SampleNote>
      <p>{m.sample}</p>
      <LinkButton kind="text" flush href={paths.profile}>
        {m.ownProfile}
      </LinkButton>
    </SampleNote>
  )
}
