import type { InstituteProfile } from '@vikalp/contract/institute-profile'
import { PencilLine } from 'lucide'
import { AccountLink } from '#account/account-link.tsx'
import { ChangePhoto } from '#account/photo/change-photo.tsx'
import { SignOut } from '#account/sign-out.tsx'
import { ProfileHeader } from '#dashboard/profile-header.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import { InstituteSample } from './institute-sample.tsx'

const loadDetailsSheet = async () => (await import('./institute-details-sheet.tsx')).InstituteDetailsSheet

export function InstituteHeader({ profile }: { profile: InstituteProfile }) {
  const m = useMessages('instituteProfile')
  const { name, email, initials, photo, badges, accreditation, location, establishedYear, details } = profile
  const established = establishedYear === null ? null : m.established(establishedYear)
  return (
    <>
      {profile.isSample && <InstituteSample />}
      <ProfileHeader
        name={name}
        initials={initials}
        photo={photo}
        changePhoto={details && <ChangePhoto view="institute" photo={photo} />}
        lines={[[accreditation, location, established], [email]]}
        badges={badges}
        view="institute"
      >
        {details && (
          <>
            <SheetButton
              flush
              icon={<Icon of={PencilLine} />}
              load={loadDetailsSheet}
              sheet={{ details }}
              notLoaded={m.details.notLoaded}
            >
              {m.details.open}
            </SheetButton>
            <AccountLink />
            <SignOut />
          </>
        )}
      </ProfileHeader>
    </>
  )
}
