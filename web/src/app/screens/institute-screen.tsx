import { InstitutePage } from '#features/institute/institute-page.tsx'
import { lazyPart } from '../lazy-part.ts'
import { LatePart } from './late-part.tsx'
import { LateReportedSuggestions } from './late-reported-suggestions.tsx'

const InviteTeachers = lazyPart(
  ['institutes'],
  async () => (await import('#features/institute/staff/invite-teachers.tsx')).InviteTeachers,
)

const ClassComparison = lazyPart(
  [],
  async () => (await import('#features/institute/classes/class-comparison.tsx')).ClassComparison,
)

/** The dashboard does not depend on suggestions: it shows what is put into its slots. */
export const InstituteScreen = () => (
  <InstitutePage
    tools={{
      invite: (teachers) => (
        <LatePart>
          <InviteTeachers teachers={teachers} />
        </LatePart>
      ),
      comparison: (profile) => (
        <LatePart>
          <ClassComparison {...profile} />
        </LatePart>
      ),
      reported: <LateReportedSuggestions />,
    }}
  />
)
