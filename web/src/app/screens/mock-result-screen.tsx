import { MockResultPage } from '#features/mocks/result/mock-result-page.tsx'
import { lazyPart } from '../lazy-part.ts'
import { LatePart } from './late-part.tsx'

const BeforeAndAfter = lazyPart(
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
