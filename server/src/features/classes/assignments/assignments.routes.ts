import { assignmentsContract } from '@vikalp/contract/classes/assignments'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { serve } from '#platform/serve.ts'
import { repairSlips } from './repair-slips.ts'
import { listAssignments, readAssignment, removeAssignment, setAssignment } from './set-assignment.ts'

export function assignmentsRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  serve(app, assignmentsContract.list, ({ db, params }) => listAssignments({ db }, params.classId))
  serve(app, assignmentsContract.save, ({ caller, db, params, body }) =>
    setAssignment({ ...deps, db }, { ...params, teacherId: caller.userId }, body),
  )
  serve(app, assignmentsContract.read, ({ db, params }) => readAssignment({ db }, params))
  serve(app, assignmentsContract.remove, ({ db, params }) => removeAssignment({ db }, params))
  serve(app, assignmentsContract.repair, ({ caller, db, params, body }) =>
    repairSlips({ ...deps, db }, { ...params, ...body, teacherId: caller.userId }),
  )
}
