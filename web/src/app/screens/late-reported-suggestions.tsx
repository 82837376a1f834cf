import { FarPart } from './far-part.tsx'
import { lateCode } from './late-code.tsx'

const ReportedSuggestions = lateCode(
  [],
  async () => (await import('#features/suggestions/reported-suggestions.tsx')).ReportedSuggestions,
)

/** The last part of the dashboards of teachers and institutes. */
export const LateReportedSuggestions = () => (
  <FarPart name="reported suggestions">
    <ReportedSuggestions />
  </FarPart>
)
