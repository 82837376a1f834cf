import { InstitutePage } from '#features/institute/institute-page.tsx'
import { invitationQuery } from '#features/institute/staff/staff.api.ts'
import { FarPart } from './far-part.tsx'
import { HeldPage } from './held-page.tsx'
import { lateCode } from './late-code.tsx'
import { LatePart } from './late-part.tsx'
import { LateReportedSuggestions } from './late-reported-suggestions.tsx'

const InviteTeachers = lateCode(
  ['institutes'],
  async () => (await import('#features/institute/staff/invite-teachers.tsx')).InviteTeachers,
)

const ClassComparison = lateCode(
  [],
  async () => (await import('#features/institute/classes/class-comparison.tsx')).ClassComparison,
)

/** The dashboard does not depend on suggestions: it shows what is put into its slots. */
export const InstituteScreen = () => (
  <InstitutePage
    hold={(isFresh, loading, page) => (
      <HeldPage isFirst={isFresh} query={invitationQuery} loading={loading}>
        {page}
      </HeldPage>
    )}
    tools={{
      invite: (teachers, isFirst) => (
        <FarPart name="invite teachers" isFirst={isFirst}>
          <InviteTeachers teachers={teachers} />
        </FarPart>
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
