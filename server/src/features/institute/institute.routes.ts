import { instituteContract } from '@vikalp/contract/institute'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import { notFound } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { deleteActivity } from './activities.store.ts'
import { instituteProfileRoutes } from './institute-profile.routes.ts'
import { ensureInvitation, renewInvitation } from './invitation.ts'
import { readActivities } from './read-activities.ts'
import { recordActivity } from './record-activity.ts'
import { dismissTeacher, leaveInstitute, takeConfirmationBack } from './staff/end-place.ts'
import { joinInstitute } from './staff/join-institute.ts'
import { listStaff, setConfirmed } from './staff/staff.store.ts'

export function instituteRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  const { clock } = deps
  instituteProfileRoutes(app, deps)

  serve(app, instituteContract.invitation, ({ db, caller }) => ensureInvitation(db, caller.userId))
  serve(app, instituteContract.renewInvitation, ({ db, caller }) => renewInvitation(db, caller.userId))
  serve(app, instituteContract.staff, ({ db, caller }) => listStaff(db, caller.userId))
  serve(app, instituteContract.dismiss, ({ caller, db, params }) =>
    dismissTeacher({ db, clock }, { teacherId: params.userId, instituteId: caller.userId }),
  )
  serve(app, instituteContract.confirm, async ({ caller, db, params }) => {
    const membership = { teacherId: params.userId, instituteId: caller.userId }
    if (!(await setConfirmed(db, { ...membership, confirmedAt: clock() }))) throw notFound('The teacher')
  })
  serve(app, instituteContract.withdrawConfirmation, ({ caller, db, params }) =>
    takeConfirmationBack({ db, clock }, { teacherId: params.userId, instituteId: caller.userId }),
  )
  serve(app, instituteContract.join, ({ caller, db, body }) =>
    joinInstitute({ ...deps, db }, caller.userId, body.code),
  )
  serve(app, instituteContract.leave, ({ db, caller }) => leaveInstitute({ db, clock }, caller.userId))
  serve(app, instituteContract.activities, ({ caller, db, query }) =>
    readActivities(db, caller.userId, query),
  )
  serve(app, instituteContract.record, ({ caller, db, body }) =>
    recordActivity({ ...deps, db }, caller.userId, body),
  )
  serve(app, instituteContract.removeActivity, async ({ db, params }) => {
    if (!(await deleteActivity(db, params.activityId))) throw notFound('The activity')
  })
}
