import { MockResultPage } from '#features/mocks/result/mock-result-page.tsx'
import { lateCode } from './late-code.tsx'
import { LatePart } from './late-part.tsx'

const BeforeAndAfter = lateCode(
  ['readiness'],
  async () => (await import('#features/readiness/before-and-after.tsx')).BeforeAndAfter,
)

/** A paper stands beside what was said before it, and depends on nothing of that. */
export const MockResultScreen = () => (
  <MockResultPage
    readiness={({ sittingId, template }) => (
      <LatePart>
        <BeforeAndAfter sittingId={sittingId} template={template} />
      </LatePart>
    )}
  />
)
