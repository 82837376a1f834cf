import type { Fault } from './fault.ts'
import { Load } from './rig/load.ts'
import type { Observations } from './rig/observations.ts'
import { withPooler } from './rig/pooler.ts'
import { Product, type Settings, withFolder } from './rig/product.ts'
import { withReplicatedDatabase } from './rig/replicated-database.ts'
import { signUpStudents } from './rig/student.ts'
import { trial } from './rig/trial.ts'
import { Verification } from './rig/verify.ts'

const clients = 10
const longestMs = 200_000

/** A second server has students of its own, so that both are measured. */
export const failover: Fault = {
  name: 'failover',
  does: 'two servers, one behind PgBouncer, on a primary with a synchronous standby: the primary is killed, the standby promoted',
  criterion: 'both servers live on and find the new primary',
  run: () =>
    withFolder((folder) =>
      withReplicatedDatabase(folder, ({ primary, standby, failOver }) =>
        withPooler(folder, primary, ({ url, lead }) => {
          const settings = {
            DATABASE_URL: `postgres://vikalp@${primary},${standby}/postgres`,
            TOKEN_SECRET: 'a secret for these trials only, long enough',
          }
          return trial({ settings, survives: true }, ({ load, observations }) =>
            withSecondServer(
              folder,
              { ...settings, DATABASE_SERVING_URL: url },
              observations,
              async (other) => {
                await failOver()
                lead(standby)
                if (!(await load.advance(clients))) observations.breach('the first server did not go on')
                if (!(await other.advance(clients))) observations.breach('the second server did not go on')
              },
            ),
          )
        }),
      ),
    ),
}

async function withSecondServer(
  folder: string,
  settings: Settings,
  observations: Observations,
  work: (load: Load) => Promise<void>,
): Promise<void> {
  const server = await Product.start(`${folder}/second`, settings)
  try {
    if (!(await server.isReady())) throw new Error(`The second server was not ready: ${server.said}`)
    const load = new Load({
      url: server.url,
      students: await signUpStudents(server.url, clients * 2),
      clients,
      observations,
      isAnswerDue: () => true,
      signal: AbortSignal.timeout(longestMs),
    })
    const verification = new Verification(load)
    load.start()
    await load.advance(clients)
    await work(load)
    await load.stop()
    await verification.verifyAll()
    const { lost, doubled } = verification
    if (lost + doubled > 0) observations.breach(`the second server lost ${lost} and doubled ${doubled}`)
    if (server.exits.length > 0) observations.breach('the second server ended')
  } finally {
    await server.stop()
  }
}
