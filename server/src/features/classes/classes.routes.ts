import { classesContract } from '@vikalp/contract/classes'
import { classTopicsContract } from '@vikalp/contract/classes/class-topics'
import { classWorkContract } from '@vikalp/contract/classes/class-work'
import { byRollNo } from '@vikalp/domain/classes/roll-number'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { assignmentsRoutes } from './assignments/assignments.routes.ts'
import { readClassTopics } from './class-topics/read-class-topics.ts'
import { readClassWork } from './class-work/read-class-work.ts'
import { listClasses, renameClass } from './classes.store.ts'
import { createClass } from './create-class.ts'
import { endClass } from './end-class.ts'
import { agreeToInstitute, endEnrolment, findByCode, listJoined, listMembers } from './enrolments.store.ts'
import { changedMeanwhile, joinClass, noSuchClass } from './join-class.ts'
import { renewCode } from './renew-code.ts'
import { setRollNumber } from './set-roll-number.ts'
import { readRegister, takeRegister } from './take-register.ts'

export function classesRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  ownRoutes(app, deps)
  memberRoutes(app, deps)
  attendedRoutes(app, deps)
  assignmentsRoutes(app, deps)
  topicsRoutes(app, deps)
}

function ownRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(app, classesContract.list, ({ db, caller }) => listClasses(db, caller.userId))
  serve(app, classesContract.create, ({ caller, db, body }) =>
    createClass({ ...deps, db }, caller.userId, body.name),
  )
  serve(app, classesContract.rename, async ({ db, params, body }) => {
    if (!(await renameClass(db, { ...params, ...body }))) throw notFound('The class')
  })
  serve(app, classesContract.renewCode, ({ db, params }) => renewCode({ ...deps, db }, params.classId))
  serve(app, classesContract.archive, ({ db, params }) => endClass({ ...deps, db }, params.classId))
  serve(app, classesContract.register, ({ db, params }) => readRegister({ ...deps, db }, params))
  serve(app, classesContract.takeRegister, ({ db, params, body }) =>
    takeRegister({ ...deps, db }, params, body.absent),
  )
}

function memberRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  const { clock } = deps
  serve(app, classesContract.members, async ({ db, params }) =>
    (await listMembers(db, params.classId)).sort(byRollNo),
  )
  serve(app, classesContract.remove, async ({ db, params: { classId, userId } }) => {
    const ended = { classId, studentId: userId, now: clock(), byStudent: false }
    if (!(await endEnrolment(db, ended))) throw notFound('The student')
  })
  serve(app, classesContract.setRollNo, ({ db, params: { classId, userId }, body }) =>
    setRollNumber({ ...deps, db }, { classId, studentId: userId, ...body }),
  )
}

function topicsRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(app, classTopicsContract.read, ({ caller, db, params, query }) =>
    readClassTopics({ ...deps, db }, { ...params, ...query, teacherId: caller.userId }),
  )
}

function attendedRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  const { clock } = deps
  serve(app, classesContract.joined, ({ db, caller }) => listJoined(db, caller.userId))
  serve(app, classWorkContract.list, ({ db, caller }) => readClassWork({ db, clock }, caller.userId))
  serve(app, classesContract.preview, async ({ caller, db, body }) => {
    const offered = await findByCode(db, { code: body.code, studentId: caller.userId })
    if (!offered) throw noSuchClass()
    return offered
  })
  serve(app, classesContract.join, ({ caller, db, body }) => joinClass({ ...deps, db }, caller.userId, body))
  serve(app, classesContract.agree, async ({ caller, db, params, body }) => {
    if (!(await agreeToInstitute(db, { ...params, ...body, studentId: caller.userId })))
      throw changedMeanwhile()
  })
  serve(app, classesContract.leave, async ({ caller, db, params: { classId } }) => {
    const ended = { classId, studentId: caller.userId, now: clock(), byStudent: true }
    if (!(await endEnrolment(db, ended))) throw notFound('The class')
  })
}
