import { lazyPart } from '../lazy-part.ts'
import { LatePart } from './late-part.tsx'

const ReportedSuggestions = lazyPart(
  [],
  async () => (await import('#features/suggestions/reported-suggestions.tsx')).ReportedSuggestions,
)

/** The last part of the dashboards of teachers and institutes. */
export const LateReportedSuggestions = () => (
  <LatePart>
    <ReportedSuggestions />
  </LatePart>
)
