import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { loadBank } from '../server/src/question-bank/load-bank.ts'
import { withDatabase } from './embedded-database.ts'
import { type Measurement, round } from './measurement.ts'
import { enrol, secret } from './overload/people.ts'
import { addOpenAttempts, countClosed } from './pgbench/open-attempts.store.ts'
import { findPgbench, runPgbench } from './pgbench/run-pgbench.ts'
import { scriptOf } from './pgbench/script.ts'
import { statementsOfASubmit } from './pgbench/statements-of-a-submit.ts'
import { withServer } from './running-server.ts'

const name = 'submits for each of pgbench (times)'
const students = 400
const rounds = 3
const each = 2_000
const clients = 16
/** As many as the server has connections to its database. */
const connections = 10

/** A round of pgbench: whose attempt it is and which one follow from a number that no other round has. */
const rowsOfRound = String.raw`\set i :i + 1
\set k :first + :client_id * :each + :i
\set student 1 + :k % :students
`
const attempt = "('00000000-0000-4000-b000-' || lpad(:k::text, 12, '0'))::uuid"
const student = "('00000000-0000-4000-8000-' || lpad(:student::text, 12, '0'))::uuid"

/** How many submits does the server take for each that pgbench makes of the same statements on the same database? */
export async function measurePgbench(): Promise<Measurement[]> {
  const program = findPgbench()
  if (!program) return [{ name, reason: "there is no pgbench here, which Debian's postgresql brings" }]
  const bank = loadBank()
  const sent = await statementsOfASubmit(bank)
  const ofRound = new Map([
    [sent.attemptId, attempt],
    [sent.studentId, student],
  ])
  const script = scriptOf(sent.statements, ofRound)
  return withServer(
    async ({ url }, dataDir) => {
      const tokens = await enrol(dataDir, students)
      const open = { first: 1, last: (2 * rounds + 1) * each, students }
      const questions = await withDatabase(dataDir, (db) => addOpenAttempts(db, bank, open))
      const submits = (first: number): Promise<number> =>
        loadSubmits(url, first, JSON.stringify({ tokens, questions }))
      const file = join(dataDir, 'submit.pgbench')
      writeFileSync(file, rowsOfRound + script.text)
      const transactions = each / connections
      const same = { program, dataDir, file, clients: connections, transactions }
      const variables = { ...script.variables, students, each: transactions, i: -1 }
      await submits(1) // the server warms up
      const perSecond = { server: 0, pgbench: 0 }
      for (let first = each + 1; first < open.last; first += 2 * each) {
        perSecond.server += (await submits(first)) / rounds
        perSecond.pgbench +=
          (await runPgbench({ ...same, variables: { ...variables, first: first + each } })) / rounds
      }
      const closed = await withDatabase(dataDir, countClosed)
      if (closed !== open.last) throw new Error(`Of ${open.last} attempts ${closed} were closed`)
      console.log(
        `     ${round(perSecond.server)} submits a second, pgbench ${round(perSecond.pgbench)} of ${sent.statements.length} statements`,
      )
      return [{ name, value: round(perSecond.server / perSecond.pgbench, 2) }]
    },
    { TOKEN_SECRET: secret },
  )
}

async function loadSubmits(url: string, first: number, input: string): Promise<number> {
  const file = join(import.meta.dirname, 'pgbench/submit-load.ts')
  const args = [file, url, String(clients), String(first), String(first + each - 1)]
  const running = promisify(execFile)(process.execPath, args)
  running.child.stdin?.end(input)
  return each / JSON.parse((await running).stdout).seconds
}
