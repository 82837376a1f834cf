import { lateCode } from './late-code.tsx'
import { LatePart } from './late-part.tsx'

const ReportedSuggestions = lateCode(
  [],
  async () => (await import('#features/suggestions/reported-suggestions.tsx')).ReportedSuggestions,
)

/** The last part of the dashboards of teachers and institutes. */
export const LateReportedSuggestions = () => (
  <LatePart farDown="reported suggestions">
    <ReportedSuggestions />
  </LatePart>
)
