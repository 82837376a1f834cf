import { studentContract } from '@vikalp/contract/student'
import type { FastifyInstance } from 'fastify'
import type { DashboardDeps } from '#dashboard/dashboard-deps.ts'
import { ownOrSample } from '#dashboard/own-or-sample.ts'
import { serve } from '#platform/serve.ts'
import { readHistory } from './read-history.ts'
import { readStudentProfile } from './read-student-profile.ts'
import { saveStudent } from './student.store.ts'

export function studentRoutes(app: FastifyInstance, deps: DashboardDeps): void {
  serve(app, studentContract.profile, async ({ caller, query }) => {
    const { userId, isSample } = await ownOrSample(deps, caller, 'student')
    return readStudentProfile(deps, { studentId: userId, isSample, readerId: caller.userId, ...query })
  })
  serve(app, studentContract.profileOf, ({ caller, params, query }) =>
    readStudentProfile(deps, {
      studentId: params.userId,
      isSample: false,
      readerId: caller.userId,
      ...query,
    }),
  )
  serve(app, studentContract.history, ({ caller, query }) => readHistory(deps, caller.userId, query))
  serve(app, studentContract.historyOf, ({ params, query }) => readHistory(deps, params.userId, query))
  serve(app, studentContract.saveDetails, ({ caller, body }) => saveStudent(deps.db, caller.userId, body))
}
