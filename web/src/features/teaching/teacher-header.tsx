import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { ArrowDown, UserPen } from 'lucide'
import { AccountLink } from '#account/account-link.tsx'
import { ChangePhoto } from '#account/photo/change-photo.tsx'
import { SignOut } from '#account/sign-out.tsx'
import { ProfileHeader } from '#dashboard/profile-header.tsx'
import { phoneText } from '#platform/forms/phone-text.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { Icon } from '#ui/icon.tsx'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import styles from './teacher-dashboard.module.css'

const loadSheet = async () => (await import('./teacher-details-sheet.tsx')).TeacherDetailsSheet

/** The teacher; on one's own page also buttons to the register and to one's details. */
export function TeacherHeader({ profile }: { profile: TeacherProfile }) {
  const m = useMessages('teacher')
  const { name, initials, photo, email, phone, badges, details, stats } = profile
  return (
    <ProfileHeader
      name={name}
      initials={initials}
      photo={photo}
      changePhoto={details && <ChangePhoto view="teacher" photo={photo} />}
      badges={badges}
      view="teacher"
      lines={[useTeaching(profile), [email, phone && phoneText(phone)]]}
    >
      {details && (
        <>
          {stats.totalStudents > 0 && (
            <a className={styles.jump} href="#charts">
              {m.toCharts} <Icon of={ArrowDown} size={20} />
            </a>
          )}
          <SheetButton
            icon={<Icon of={UserPen} />}
            load={loadSheet}
            sheet={{ details }}
            notLoaded={m.form.notLoaded}
          >
            {m.form.open}
          </SheetButton>
          <AccountLink />
          <SignOut />
        </>
      )}
    </ProfileHeader>
  )
}

function useTeaching({ subject, qualification, experience, institute }: TeacherProfile) {
  const m = useMessages('teacher')
  const { subjectName } = useNames()
  const years = experience && m.years(experience)
  return [subject && subjectName(subject), qualification, years, institute]
}
