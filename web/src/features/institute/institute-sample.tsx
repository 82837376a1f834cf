import { SampleNote } from '#dashboard/sample-note.tsx'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { LinkButton } from '#ui/input/button.tsx'

/** What a visitor sees is nobody's institute. */
export function InstituteSample() {
  const m = useMessages('instituteProfile')
  return (
    <SampleNote>
      <p>{m.sample}</p>
      <LinkButton kind="text" flush href={paths.profile}>
        {m.sampleBack}
      </LinkButton>
    </SampleNote>
  )
}
