import { studentContract } from '@vikalp/contract/student'
import type { FastifyInstance } from 'fastify'
import { lockStudent, requireSharing } from '#access/sharing-state.store.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { readHistory } from './read-history.ts'
import { readStudentProfile } from './read-student-profile.ts'
import { saveStudent } from './student.store.ts'

export function studentRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(app, studentContract.profile, ({ caller, db, query }) =>
    readStudentProfile({ ...deps, db }, { studentId: caller.userId, reader: caller, ...query }),
  )
  serve(app, studentContract.profileOf, ({ caller, db, params, query }) =>
    readStudentProfile({ ...deps, db }, { studentId: params.userId, reader: caller, ...query }),
  )
  serve(app, studentContract.history, ({ caller, db, query }) =>
    readHistory({ ...deps, db }, caller.userId, query),
  )
  serve(app, studentContract.historyOf, ({ db, params, query }) =>
    readHistory({ ...deps, db }, params.userId, query),
  )
  serve(app, studentContract.saveDetails, async ({ caller, db, body }) => {
    const { grade: _, ...contact } = body
    const { userId } = caller
    return db.transaction(async (tx) => {
      await lockStudent(tx, userId)
      if (Object.values(contact).some((value) => value !== null))
        await requireSharing(tx, userId, deps.clock())
      return saveStudent(tx, userId, body)
    })
  })
}
