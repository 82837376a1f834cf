import { InstitutePage } from '#features/institute/institute-page.tsx'
import { ReportedSuggestions } from '#features/suggestions/reported-suggestions.tsx'

/** The dashboard does not depend on suggestions: it shows what is put into its slot. */
export const InstituteScreen = () => <InstitutePage reported={<ReportedSuggestions />} />
