import { mocksContract } from '@vikalp/contract/mocks'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import type { MocksDeps } from './mocks-deps.ts'
import { listPapers } from './papers/list-papers.ts'
import { readResult } from './review/read-result.ts'
import { saySureness } from './review/say-sureness.ts'
import { begin } from './sittings/begin-sitting.ts'
import { findCurrent } from './sittings/close-sitting.ts'
import { listSittings } from './sittings/list-sittings.ts'
import { readySitting } from './sittings/ready-sitting.ts'
import { resume } from './sittings/resume-sitting.ts'
import { settleLostTime } from './sittings/settle-lost-time.ts'
import { startSitting } from './sittings/start-sitting.ts'
import { submit } from './sittings/submit-sitting.ts'
import { takeEvents } from './sittings/take-events.ts'

type Called = { caller: { userId: string }; params: { sittingId: string } }

const ownOf = ({ caller, params }: Called) => ({ id: params.sittingId, studentId: caller.userId })

/** The same id may be written in capitals. */
const pageOf = ({ pageId }: { pageId: string }): string => pageId.toLowerCase()

export function mocksRoutes(app: FastifyInstance, deps: Omit<MocksDeps, 'db'>): void {
  serve(app, mocksContract.papers, ({ caller, db, query }) =>
    listPapers({ ...deps, db }, caller.userId, query.exam),
  )
  serve(app, mocksContract.start, ({ caller, db, body }) =>
    startSitting({ ...deps, db }, caller.userId, body),
  )
  serve(app, mocksContract.list, ({ caller, db, query }) =>
    listSittings({ ...deps, db }, caller.userId, query),
  )
  serve(app, mocksContract.read, async ({ db, ...called }) => {
    const now = deps.clock()
    return readySitting({ ...deps, db }, await findCurrent({ ...deps, db }, ownOf(called), now), now)
  })
  serve(app, mocksContract.begin, ({ db, body, ...called }) =>
    begin({ ...deps, db }, ownOf(called), pageOf(body)),
  )
  serve(app, mocksContract.sendEvents, ({ db, body, ...called }) =>
    takeEvents({ ...deps, db }, ownOf(called), { ...body, pageId: pageOf(body) }),
  )
  serve(app, mocksContract.resume, ({ db, body, ...called }) =>
    resume({ ...deps, db }, ownOf(called), pageOf(body)),
  )
  serve(app, mocksContract.settleLostTime, ({ db, body, ...called }) =>
    settleLostTime({ ...deps, db }, ownOf(called), body.choice),
  )
  serve(app, mocksContract.submit, ({ db, body, ...called }) =>
    submit({ ...deps, db }, ownOf(called), pageOf(body)),
  )
  serve(app, mocksContract.saySureness, ({ db, body, ...called }) =>
    saySureness({ ...deps, db }, ownOf(called), body),
  )
  serve(app, mocksContract.result, ({ db, ...called }) => readResult({ ...deps, db }, ownOf(called)))
}
