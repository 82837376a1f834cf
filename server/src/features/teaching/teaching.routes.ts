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

export function teachingRoutes(app: FastifyInstance, deps: DashboardDeps): void {
  serve(app, teachingContract.profile, async ({ caller, query }) =>
    readTeacherProfile(deps, await ownOrSample(deps, caller, 'teacher'), query.period),
  )
  serve(app, teachingContract.saveDetails, ({ caller, body }) => {
    rejectFutureYear('teachingSince', body.teachingSince, deps.clock())
    return saveTeacher(deps.db, caller.userId, body)
  })
  serve(app, teachingContract.students, ({ caller, query }) =>
    readStudents(deps, { userId: caller.userId, isSample: false }, query),
  )
  serve(app, teachingContract.contact, ({ caller, params }) =>
    readContact(deps, caller.userId, params.userId),
  )
  serve(app, teachingContract.sampleStudents, async ({ query }) =>
    readStudents(deps, await sampleOf(deps, 'teacher'), query),
  )
  serve(app, teachingContract.sampleContact, async ({ params }) =>
    readSampleContact(deps, (await sampleOf(deps, 'teacher')).userId, params.userId),
  )
}
