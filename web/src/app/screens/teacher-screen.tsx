import { taughtQuery } from '#features/classes/classes.api.ts'
import { TeacherPage } from '#features/teaching/teacher-page.tsx'
import { FarPart } from './far-part.tsx'
import { HeldPage } from './held-page.tsx'
import { lateCode } from './late-code.tsx'
import { LatePart } from './late-part.tsx'
import { LateReportedQuestions } from './late-reported-questions.tsx'
import { LateReportedSuggestions } from './late-reported-suggestions.tsx'

const TaughtClasses = lateCode(
  ['chapters', 'taughtClasses'],
  async () => (await import('#features/classes/taught-classes.tsx')).TaughtClasses,
)
const MyInstitute = lateCode(
  ['membership'],
  async () => (await import('#features/institute/staff/my-institute.tsx')).MyInstitute,
)

/** The dashboard does not depend on classes, institutes, reports or suggestions: it shows what is put into its slots. */
export const TeacherScreen = () => (
  <TeacherPage
    hold={(isFresh, loading, page) => (
      <HeldPage isFirst={isFresh} query={taughtQuery} loading={loading}>
        {page}
      </HeldPage>
    )}
    tools={{
      classes: (isFirst) => (
        <LatePart isFirst={isFirst}>
          <TaughtClasses />
        </LatePart>
      ),
      institute: (name, isFirst) => (
        <FarPart name="my institute" isFirst={isFirst}>
          <MyInstitute institute={name} />
        </FarPart>
      ),
      reported: (
        <>
          <LateReportedQuestions />
          <LateReportedSuggestions />
        </>
      ),
    }}
  />
)
