import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { PencilLine } from 'lucide-react'
import { useMessages } from '#platform/messages.tsx'
import { paths } from '#platform/paths.ts'
import { LinkButton } from '#ui/button.tsx'
import { SheetButton } from '#ui/sheet-button.tsx'
import { ProfileHeader } from '../profile-header.tsx'
import { SampleNote } from '../sample-note.tsx'
import { SignOut } from '../sign-out.tsx'

const loadDetailsSheet = async () => (await import('./institute-details-sheet.tsx')).InstituteDetailsSheet

export function InstituteHeader({ profile }: { profile: InstituteProfile }) {
  const m = useMessages().instituteProfile
  const { name, email, initials, achievements, accreditation, location, establishedYear, details } = profile
  const established = establishedYear === null ? null : m.established(String(establishedYear))
  const known = [accreditation, location, established].filter((fact) => fact !== null)
  return (
    <>
      {profile.isSample && (
        <SampleNote>
          <p>{m.sample}</p>
          <LinkButton kind="text" href={paths.profile}>
            {m.sampleBack}
          </LinkButton>
        </SampleNote>
      )}
      <ProfileHeader
        name={name}
        initials={initials}
        lines={[known.join(' · '), email]}
        achievements={achievements}
      >
        {details && (
          <>
            <SheetButton
              flush
              icon={<PencilLine />}
              load={loadDetailsSheet}
              sheet={{ details }}
              notLoaded={m.details.notLoaded}
            >
              {m.details.open}
            </SheetButton>
            <SignOut />
          </>
        )}
      </ProfileHeader>
    </>
  )
}
