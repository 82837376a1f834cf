import { useQuery } from '@tanstack/react-query'
import { useRole } from '#account/use-role.ts'
import { GoOnCard } from '#attempts/go-on-card.tsx'
import { classWorkQuery } from '#features/class-work/class-work.api.ts'
import { ClassWork } from '#features/class-work/class-work.tsx'
import { todayQuery } from '#features/plan/plan.api.ts'
import { TodayCard, WithoutGoal } from '#features/plan/today-card.tsx'
import { StudentPage } from '#features/student/student-page.tsx'
import { FarPart } from './far-part.tsx'
import { HeldPage } from './held-page.tsx'
import { lateCode } from './late-code.tsx'

const MyClasses = lateCode(
  ['joinedClasses'],
  async () => (await import('#features/classes/my-classes.tsx')).MyClasses,
)

/** The profile depends on neither quizzes nor classes: it shows what is put into its slots. */
export function StudentScreen() {
  useFirstParts(useRole() === 'student')
  return (
    <StudentPage
      hold={(isOwn, loading, page) => (
        <HeldPage isFirst={isOwn} query={todayQuery} loading={loading}>
          <HeldPage isFirst={isOwn} query={classWorkQuery} loading={loading}>
            {page}
          </HeldPage>
        </HeldPage>
      )}
      goOn={
        <>
          <TodayCard />
          <GoOnCard />
          <ClassWork />
        </>
      }
      nextStep={(card) => <WithoutGoal>{card}</WithoutGoal>}
      classes={
        <FarPart name="my classes">
          <MyClasses />
        </FarPart>
      }
    />
  )
}

/** Asks for both parts that stand first at once, while the profile is on its way: one after another they held it for longer. */
function useFirstParts(isStudent: boolean): void {
  useQuery({ ...todayQuery, enabled: isStudent, notifyOnChangeProps: [] })
  useQuery({ ...classWorkQuery, enabled: isStudent, notifyOnChangeProps: [] })
}
