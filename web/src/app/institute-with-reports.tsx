import { InstituteScreen } from '#features/institute/institute-screen.tsx'
import { ReportedSuggestions } from '#features/suggestions/reported-suggestions.tsx'

/** The dashboard knows no suggestions: it shows what is put into its slot. */
export const InstituteWithReports = () => <InstituteScreen reported={<ReportedSuggestions />} />
