import { lazyPart } from '../lazy-part.ts'
import { LatePart } from './late-part.tsx'

const ReportedQuestions = lazyPart(
  ['chapters', 'pupilReports'],
  async () => (await import('#features/reports/reported-questions.tsx')).ReportedQuestions,
)

export const LateReportedQuestions = () => (
  <LatePart>
    <ReportedQuestions />
  </LatePart>
)
