import { teachingContract } from '@vikalp/contract/teaching'
import type { FastifyInstance } from 'fastify'
import { rejectFutureYear } from '#dashboard/reject-future-year.ts'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { readContact } from './read-contact.ts'
import { readStudents } from './read-students.ts'
import { readTeacherProfile } from './read-teacher-profile.ts'
import { saveTeacher } from './teacher-profile.store.ts'

export function teachingRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(
    app,
    teachingContract.profile,
    ({ caller, db, query }) => readTeacherProfile({ ...deps, db }, caller, query.period),
    'copy',
  )
  serve(app, teachingContract.saveDetails, ({ caller, db, body }) => {
    rejectFutureYear('teachingSince', body.teachingSince, deps.clock())
    return saveTeacher(db, caller.userId, body)
  })
  serve(
    app,
    teachingContract.students,
    ({ caller, db, original, query }) => readStudents({ ...deps, db, log: original }, caller, query),
    'copy',
  )
  serve(app, teachingContract.contact, ({ caller, db, params }) =>
    readContact({ ...deps, db }, caller, params.userId),
  )
}
