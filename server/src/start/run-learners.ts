import { errorText, NotTaught } from '../learners/in-parts.ts'
import { learnLevels } from '../learners/learn-levels.ts'
import { learnAllWaiting, learnWaiting } from '../learners/learn-waiting.ts'
import type { WaitingLessons } from '../learners/waiting-lessons.ts'
import type { Db } from '../platform/db.ts'
import { type Databases, writtenTenants } from '../platform/tenants.ts'
import type { QuestionBank } from '../question-bank/question-bank.ts'

const roundMs = 5 * 60_000

type Setting = {
  databases: Databases
  bank: QuestionBank
  lessons: WaitingLessons
  onError: (what: string, error: unknown) => void
}

const notTaught = 'quizzes have not taught yet'

/**
 * Learns from what is submitted here, moments later, and first from what a server left that was killed. Every five minutes the
 * levels of items learn, in one server of any number. Returns a function that stops this.
 */
export function runLearners({ databases, bank, lessons, onError }: Setting): () => void {
  const inAll = (work: (db: Db, bank: QuestionBank) => Promise<unknown>, failed: string): (() => void) => {
    const works = writtenTenants.map((tenant) => {
      const tell = sayChanges((error) => onError(error instanceof NotTaught ? notTaught : failed, error))
      return () => work(databases[tenant], bank).then(() => tell(undefined), tell)
    })
    return () => {
      for (const one of works) void one()
    }
  }
  const stop = lessons.start(
    (db, students) => learnWaiting(db, bank, students),
    (error) => onError(notTaught, error),
  )
  inAll(learnAllWaiting, notTaught)()
  const timer = setInterval(inAll(learnLevels, 'the levels of questions could not be learnt'), roundMs)
  return () => {
    stop()
    clearInterval(timer)
  }
}

/** A failure is said once, until it is another or has been away. */
function sayChanges(say: (error: unknown) => void): (error: unknown) => void {
  let said: string | undefined
  return (error) => {
    const text = error === undefined ? undefined : errorText(error)
    if (text !== undefined && text !== said) say(error)
    said = text
  }
}
