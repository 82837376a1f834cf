import { profilesContract } from '@vikalp/contract/profiles'
import type { FastifyInstance } from 'fastify'
import { serve } from '#platform/serve.ts'
import { ownOrSample, sampleOf } from './own-or-sample.ts'
import type { ProfilesDeps } from './profiles-deps.ts'
import { readContact, readSampleContact } from './read-contact.ts'
import { readStudents } from './read-students.ts'
import { readTeacherProfile } from './read-teacher-profile.ts'
import { refuseYearToCome } from './refuse-year-to-come.ts'
import { saveTeacher } from './teacher-profile.store.ts'

export function teacherProfileRoutes(app: FastifyInstance, deps: ProfilesDeps): void {
  serve(app, profilesContract.teacher, async ({ caller, query }) =>
    readTeacherProfile(deps, await ownOrSample(deps, caller, 'teacher'), query.period),
  )
  serve(app, profilesContract.saveTeacher, ({ caller, body }) => {
    refuseYearToCome('teachingSince', body.teachingSince, deps.clock())
    return saveTeacher(deps.db, caller.userId, body)
  })
  serve(app, profilesContract.students, ({ caller, query }) =>
    readStudents(deps, { userId: caller.userId, isSample: false }, query),
  )
  serve(app, profilesContract.contact, ({ caller, params }) =>
    readContact(deps, caller.userId, params.userId),
  )
  serve(app, profilesContract.sampleStudents, async ({ query }) =>
    readStudents(deps, await sampleOf(deps, 'teacher'), query),
  )
  serve(app, profilesContract.sampleContact, async ({ params }) =>
    readSampleContact(deps, (await sampleOf(deps, 'teacher')).userId, params.userId),
  )
}
