import { profilesContract } from '@vikalp/contract/profiles'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import { ownOrSample } from './own-or-sample.ts'
import type { ProfilesDeps } from './profiles-deps.ts'
import { readStudentHistory } from './read-student-history.ts'
import { readStudentProfile } from './read-student-profile.ts'
import { saveStudent } from './student-profile.store.ts'

export function studentProfileRoutes(app: FastifyInstance, deps: ProfilesDeps): void {
  serve(app, profilesContract.student, async ({ caller, query }) => {
    const { userId, isSample } = await ownOrSample(deps, caller, 'student')
    return readStudentProfile(deps, { studentId: userId, isSample, readerId: caller.userId, ...query })
  })
  serve(app, profilesContract.studentOf, ({ caller, params, query }) =>
    readStudentProfile(deps, {
      studentId: params.userId,
      isSample: false,
      readerId: caller.userId,
      ...query,
    }),
  )
  serve(app, profilesContract.historyOf, ({ params, query }) =>
    readStudentHistory(deps, params.userId, query.page),
  )
  serve(app, profilesContract.saveStudent, ({ caller, body }) => saveStudent(deps.db, caller.userId, body))
}
