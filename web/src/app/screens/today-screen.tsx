import { Redirect } from 'wouter'
import { useRole } from '#account/use-role.ts'
import { GoOnCard } from '#attempts/go-on-card.tsx'
import { ClassWork } from '#features/class-work/class-work.tsx'
import { TodayPage } from '#features/plan/today-page.tsx'
import { paths } from '#platform/navigation/paths.ts'

/** A student's day: what is under way and what classes set, then the plan. Others have their own page. */
export function TodayScreen() {
  const role = useRole()
  if (role !== undefined && role !== 'student') return <Redirect to={paths.profile} replace />
  return (
    <TodayPage
      first={
        <>
          <GoOnCard />
          {role === 'student' && <ClassWork />}
        </>
      }
    />
  )
}
