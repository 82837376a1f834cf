import { learnLevels } from '../learners/learn-levels.ts'
import { type Databases, writtenTenants } from '../platform/tenants.ts'
import type { QuestionBank } from '../question-bank/question-bank.ts'

const roundMs = 5 * 60_000

type Setting = {
  databases: Databases
  bank: QuestionBank
  onError: (what: string, error: unknown) => void
}

/** Has the levels of items learn from the answers, every five minutes, in one server of any number. Returns a function that stops this. */
export function runLearners({ databases, bank, onError }: Setting): () => void {
  const learnAll = async (): Promise<void> => {
    for (const tenant of writtenTenants) await learnLevels(databases[tenant], bank)
  }
  const timer = setInterval(() => {
    learnAll().catch((error: unknown) => onError('the levels of questions could not be learnt', error))
  }, roundMs)
  return () => clearInterval(timer)
}
