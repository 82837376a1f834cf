import { lateCode } from './late-code.tsx'
import { LatePart } from './late-part.tsx'

const ReportedQuestions = lateCode(
  ['chapters', 'pupilReports'],
  async () => (await import('#features/reports/reported-questions.tsx')).ReportedQuestions,
)

export const LateReportedQuestions = () => (
  <LatePart farDown="reported questions">
    <ReportedQuestions />
  </LatePart>
)
