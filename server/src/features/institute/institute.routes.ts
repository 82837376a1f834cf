import { instituteContract } from '@vikalp/contract/institute'
import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '#feature-deps.ts'
import type { Db } from '#platform/db.ts'
import { notFound } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { deleteActivity } from './activities.store.ts'
import { instituteProfileRoutes } from './institute-profile.routes.ts'
import { ensureInvitation, renewInvitation } from './invitation.ts'
import { joinInstitute } from './join-institute.ts'
import { readActivities } from './read-activities.ts'
import { recordActivity } from './record-activity.ts'
import { endMembership, listStaff, type Membership, setConfirmed } from './staff.store.ts'

export function instituteRoutes(app: FastifyInstance, deps: Omit<FeatureDeps, 'db'>): void {
  const { clock } = deps
  instituteProfileRoutes(app, deps)

  serve(app, instituteContract.invitation, ({ db, caller }) => ensureInvitation(db, caller.userId))
  serve(app, instituteContract.renewInvitation, ({ db, caller }) => renewInvitation(db, caller.userId))
  serve(app, instituteContract.staff, ({ db, caller }) => listStaff(db, caller.userId))
  serve(app, instituteContract.dismiss, async ({ caller, db, params }) => {
    const membership = { teacherId: params.userId, instituteId: caller.userId }
    if (!(await endMembership(db, { ...membership, now: clock() }))) throw notFound('The teacher')
  })
  const confirm = async (db: Db, membership: Membership, confirmedAt: Date | null) => {
    if (!(await setConfirmed(db, { ...membership, confirmedAt }))) throw notFound('The teacher')
  }
  serve(app, instituteContract.confirm, ({ caller, db, params }) =>
    confirm(db, { teacherId: params.userId, instituteId: caller.userId }, clock()),
  )
  serve(app, instituteContract.withdrawConfirmation, ({ caller, db, params }) =>
    confirm(db, { teacherId: params.userId, instituteId: caller.userId }, null),
  )
  serve(app, instituteContract.join, ({ caller, db, body }) =>
    joinInstitute({ ...deps, db }, caller.userId, body.code),
  )
  serve(app, instituteContract.leave, async ({ db, caller }) => {
    if (!(await endMembership(db, { teacherId: caller.userId, now: clock() })))
      throw notFound('An institute of yours')
  })
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
