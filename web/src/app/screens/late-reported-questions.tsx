import { FarPart } from './far-part.tsx'
import { lateCode } from './late-code.tsx'

const ReportedQuestions = lateCode(
  ['chapters', 'pupilReports'],
  async () => (await import('#features/reports/reported-questions.tsx')).ReportedQuestions,
)

export const LateReportedQuestions = () => (
  <FarPart name="reported questions">
    <ReportedQuestions />
  </FarPart>
)
