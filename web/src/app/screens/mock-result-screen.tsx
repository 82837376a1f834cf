import { MockResultScreen as ResultScreen } from '#features/mocks/result/mock-result-screen.tsx'
import { BeforeAndAfter } from '#features/readiness/before-and-after.tsx'

/** A paper stands beside what was said before it, and depends on nothing of that. */
export const MockResultScreen = () => (
  <ResultScreen
    readiness={({ sittingId, template }) => <BeforeAndAfter sittingId={sittingId} template={template} />}
  />
)
