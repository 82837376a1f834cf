import { teachingContract } from '@vikalp/contract/teaching'
import type { FastifyInstance } from 'fastify'
import type { DashboardDeps } from '#dashboard/dashboard-deps.ts'
import { ownOrSample, sampleOf } from '#dashboard/own-or-sample.ts'
import { rejectFutureYear } from '#dashboard/reject-future-year.ts'
import { serve } from '#platform/serve.ts'
import { readContact, readSampleContact } from './read-contact.ts'
import { readStudents } from './read-students.ts'
import { readTeacherProfile } from './read-teacher-profile.ts'
import { saveTeacher } from './teacher-profile.store.ts'

export function teachingRoutes(app: FastifyInstance, deps: Omit<DashboardDeps, 'db'>): void {
  serve(app, teachingContract.profile, async ({ caller, db, query }) =>
    readTeacherProfile({ ...deps, db }, await ownOrSample({ ...deps, db }, caller, 'teacher'), query.period),
  )
  serve(app, teachingContract.saveDetails, ({ caller, db, body }) => {
    rejectFutureYear('teachingSince', body.teachingSince, deps.clock())
    return saveTeacher(db, caller.userId, body)
  })
  serve(app, teachingContract.students, ({ caller, db, query }) =>
    readStudents({ ...deps, db }, { userId: caller.userId, isSample: false }, query),
  )
  serve(app, teachingContract.contact, ({ caller, db, params }) =>
    readContact({ ...deps, db }, caller.userId, params.userId),
  )
  serve(app, teachingContract.sampleStudents, async ({ db, query }) =>
    readStudents({ ...deps, db }, await sampleOf({ ...deps, db }, 'teacher'), query),
  )
  serve(app, teachingContract.sampleContact, async ({ db, params }) =>
    readSampleContact({ ...deps, db }, (await sampleOf({ ...deps, db }, 'teacher')).userId, params.userId),
  )
}
