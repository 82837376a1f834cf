import type { TeacherProfile } from '@vikalp/contract/teacher-profile'
import { ArrowDown, UserPen } from 'lucide-react'
import { Link } from 'wouter'
import { SignOut } from '#account/sign-out.tsx'
import { ProfileHeader } from '#dashboard/profile-header.tsx'
import { SampleNote } from '#dashboard/sample-note.tsx'
import { phoneText } from '#platform/forms/phone-text.ts'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useNames } from '#platform/texts/names.ts'
import { SheetButton } from '#ui/sheet/sheet-button.tsx'
import styles from './teacher-dashboard.module.css'

const loadSheet = async () => (await import('./teacher-details-sheet.tsx')).TeacherDetailsSheet

/** The teacher; on one's own page also buttons to the register and to one's details. */
export function TeacherHeader({ profile }: { profile: TeacherProfile }) {
  const m = useMessages('teacher')
  const { name, initials, email, phone, badges, details, stats } = profile
  return (
    <ProfileHeader
      name={name}
      initials={initials}
      badges={badges}
      view="teacher"
      lines={[joined(useTeaching(profile)), joined([email, phone && phoneText(phone)])]}
    >
      {!details && (
        <SampleNote>
          <p>{m.sample}</p>
          <Link className={styles.own} href={paths.profile}>
            {m.ownProfile}
          </Link>
        </SampleNote>
      )}
      {details && (
        <>
          {stats.totalStudents > 0 && (
            <>
              <Jump to="charts">{m.toCharts}</Jump>
              <Jump to="classes">{m.toClasses}</Jump>
            </>
          )}
          <SheetButton icon={<UserPen />} load={loadSheet} sheet={{ details }} notLoaded={m.form.notLoaded}>
            {m.form.open}
          </SheetButton>
          <SignOut />
        </>
      )}
    </ProfileHeader>
  )
}

/** Links to the parts below the long list of students. */
const Jump = ({ to, children }: { to: string; children: string }) => (
  <a className={styles.jump} href={`#${to}`}>
    {children} <ArrowDown size={20} />
  </a>
)

function useTeaching({ subject, qualification, experience, institute }: TeacherProfile) {
  const m = useMessages('teacher')
  const { subjectName } = useNames()
  const years = experience && m.years(experience)
  return [subject && subjectName(subject), qualification, years, institute]
}

const joined = (parts: readonly (string | number | null)[]): string => parts.filter(Boolean).join(' · ')
