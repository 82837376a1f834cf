import { classesContract } from '@vikalp/contract/classes'
import { byRollNo } from '@vikalp/domain/classes/roll-number'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { listClasses, renameClass } from './classes.store.ts'
import type { ClassesDeps } from './classes-deps.ts'
import { createClass } from './create-class.ts'
import { endClass } from './end-class.ts'
import { endEnrolment, listJoined, listMembers } from './enrolments.store.ts'
import { joinClass } from './join-class.ts'
import { readRegister, takeRegister } from './keep-register.ts'
import { renewCode } from './renew-code.ts'
import { setRollNumber } from './set-roll-number.ts'

export function classesRoutes(app: FastifyInstance, deps: ClassesDeps): void {
  ownRoutes(app, deps)
  memberRoutes(app, deps)
  attendedRoutes(app, deps)
}

function ownRoutes(app: FastifyInstance, deps: ClassesDeps): void {
  serve(app, classesContract.list, ({ caller }) => listClasses(deps.db, caller.userId))
  serve(app, classesContract.create, ({ caller, body }) => createClass(deps, caller.userId, body.name))
  serve(app, classesContract.rename, async ({ params, body }) => {
    if (!(await renameClass(deps.db, { ...params, ...body }))) throw notFound('The class')
  })
  serve(app, classesContract.renewCode, ({ params }) => renewCode(deps, params.classId))
  serve(app, classesContract.archive, ({ params }) => endClass(deps, params.classId))
  serve(app, classesContract.register, ({ params }) => readRegister(deps, params))
  serve(app, classesContract.takeRegister, ({ params, body }) => takeRegister(deps, params, body.absent))
}

function memberRoutes(app: FastifyInstance, deps: ClassesDeps): void {
  const { db, clock } = deps
  serve(app, classesContract.members, async ({ params }) =>
    (await listMembers(db, params.classId)).sort(byRollNo),
  )
  serve(app, classesContract.remove, async ({ params: { classId, userId } }) => {
    if (!(await endEnrolment(db, { classId, studentId: userId, now: clock() }))) throw notFound('The student')
  })
  serve(app, classesContract.setRollNo, ({ params: { classId, userId }, body }) =>
    setRollNumber(deps, { classId, studentId: userId, ...body }),
  )
}

function attendedRoutes(app: FastifyInstance, deps: ClassesDeps): void {
  const { db, clock } = deps
  serve(app, classesContract.joined, ({ caller }) => listJoined(db, caller.userId))
  serve(app, classesContract.join, ({ caller, body }) => joinClass(deps, caller.userId, body.code))
  serve(app, classesContract.leave, async ({ caller, params: { classId } }) => {
    if (!(await endEnrolment(db, { classId, studentId: caller.userId, now: clock() })))
      throw notFound('The class')
  })
}
