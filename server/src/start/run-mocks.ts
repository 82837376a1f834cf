import type { MocksDeps } from '../features/mocks/mocks-deps.ts'
import { NumberedForms } from '../features/mocks/papers/numbered-forms.ts'
import { releaseTests } from '../features/mocks/release/release-tests.ts'
import { applyCorrections } from '../features/mocks/review/apply-corrections.ts'
import { closeEnded } from '../features/mocks/sittings/close-ended.ts'
import { type Databases, writtenTenants } from '../platform/tenants.ts'
import { releaseMemory } from './release-memory.ts'

/** A sitting whose time is over is closed after its grace and one round at the most. */
const roundMs = 15_000

type Setting = Pick<MocksDeps, 'bank' | 'clock' | 'receiptFor'> & {
  databases: Databases
  onError: (what: string, error: unknown) => void
}

/**
 * Puts the numbered forms together before somebody asks for them, marks anew where a key was corrected, and closes what
 * nobody came back to. Any number of servers may do so at once. Returns a function that stops this.
 */
export function runMocks({ databases, bank, clock, receiptFor, onError }: Setting): () => void {
  const forms = new NumberedForms(bank)
  const publish = async (): Promise<void> => {
    for (const tenant of writtenTenants) await forms.of(databases[tenant], bank.templates, clock())
  }
  const closeAll = async (): Promise<void> => {
    for (const tenant of writtenTenants) {
      const deps = { db: databases[tenant], bank, receiptFor }
      await closeEnded(deps, clock())
      await releaseTests(deps, clock())
    }
  }
  const correct = async (): Promise<void> => {
    for (const tenant of writtenTenants) await applyCorrections({ db: databases[tenant], bank }, clock())
  }
  publish()
    .finally(releaseMemory)
    .catch((error: unknown) => onError('the forms of papers could not be made', error))
  correct().catch((error: unknown) => onError('results could not be corrected', error))
  const timer = setInterval(() => {
    closeAll().catch((error: unknown) => onError('sittings could not be closed', error))
  }, roundMs)
  return () => clearInterval(timer)
}
