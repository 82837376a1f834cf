import { institutesContract } from '@vikalp/contract/institutes'
import type { FastifyInstance } from 'fastify'
import { notFound } from '#platform/problem.ts'
import { serve } from '#platform/serve.ts'
import { deleteActivity } from './activities.store.ts'
import type { InstitutesDeps } from './institutes-deps.ts'
import { joinInstitute } from './join-institute.ts'
import { readInvitation, renewInvitation } from './keep-invitation.ts'
import { readActivities } from './read-activities.ts'
import { recordActivity } from './record-activity.ts'
import { endMembership, listStaff } from './staff.store.ts'

export function institutesRoutes(app: FastifyInstance, deps: InstitutesDeps): void {
  const { db, clock } = deps

  serve(app, institutesContract.invitation, ({ caller }) => readInvitation(db, caller.userId))
  serve(app, institutesContract.renewInvitation, ({ caller }) => renewInvitation(db, caller.userId))
  serve(app, institutesContract.staff, ({ caller }) => listStaff(db, caller.userId))
  serve(app, institutesContract.dismiss, async ({ caller, params }) => {
    const membership = { teacherId: params.userId, instituteId: caller.userId }
    if (!(await endMembership(db, { ...membership, now: clock() }))) throw notFound('The teacher')
  })
  serve(app, institutesContract.join, ({ caller, body }) => joinInstitute(deps, caller.userId, body.code))
  serve(app, institutesContract.leave, async ({ caller }) => {
    if (!(await endMembership(db, { teacherId: caller.userId, now: clock() })))
      throw notFound('An institute of yours')
  })
  serve(app, institutesContract.activities, ({ caller, query }) => readActivities(db, caller, query.page))
  serve(app, institutesContract.record, ({ caller, body }) => recordActivity(deps, caller.userId, body))
  serve(app, institutesContract.removeActivity, async ({ params }) => {
    if (!(await deleteActivity(db, params.activityId))) throw notFound('The activity')
  })
}
