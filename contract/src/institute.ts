import { activityLimits, classLimits } from '@vikalp/domain/limits'
import { z } from 'zod'
import { Code } from './classes.ts'
import { dashboardLimit, PeriodQuery } from './dashboard.ts'
import { endpoint } from './endpoint.ts'
import { text } from './fields/text.ts'
import {
  Activity,
  ActivityType,
  ClassOfInstitute,
  InstituteDetails,
  InstituteDetailsInput,
  InstituteProfile,
} from './institute-profile.ts'
import { page } from './lists/page.ts'

export const StaffMember = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  subject: z.string().nullable(),
  classes: z.int().min(0),
  joinedOn: z.iso.date(),
  /** By the institute; it counts while the institute itself is confirmed by the operator. */
  confirmed: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

/** Where a page ended, as `2026-11-10_2026-11-22T06:01:00.000Z_<id>`: reading on does not need that activity any more. */
const Place = z
  .string()
  .max(activityLimits.place)
  .transform((place) => place.split('_'))
  .pipe(
    z.tuple([
      z.iso.date().refine((day) => day >= activityLimits.firstDay),
      z.iso.datetime().transform((moment) => new Date(moment)),
      z.uuid(),
    ]),
  )
  .transform(([day, recordedAt, id]) => ({ day, recordedAt, id }))
export type ActivityPlace = z.infer<typeof Place>

export const ActivitiesQuery = z.object({ page, after: Place.optional() })
export type ActivitiesQuery = z.infer<typeof ActivitiesQuery>

export const ActivitiesPage = z.object({
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  activities: z.array(Activity),
  /** The value of `after` for the next page; null at the end. */
  next: z.string().nullable(),
})
export type ActivitiesPage = z.infer<typeof ActivitiesPage>

export const NewActivity = z.object({
  type: ActivityType,
  title: text(activityLimits.title),
  description: text(activityLimits.description),
  date: z.iso.date(),
  /** '92%' or text such as 'Completed'. */
  score: text(activityLimits.score).nullable(),
})
export type NewActivity = z.infer<typeof NewActivity>

export const instituteContract = {
  profile: endpoint({
    method: 'GET',
    path: '/api/profiles/institute',
    summary: "The caller's institute profile; the sample for other roles",
    access: 'readInstituteDashboard',
    limit: dashboardLimit,
    data: true,
    query: PeriodQuery,
    response: InstituteProfile,
  }),
  classDetails: endpoint({
    method: 'GET',
    path: '/api/profiles/institute/class',
    summary:
      "A class of the caller's institute by its name, with its topics and students; of the sample for other roles",
    access: 'readInstituteDashboard',
    limit: dashboardLimit,
    data: true,
    query: z.object({ name: text(classLimits.name) }),
    response: ClassOfInstitute,
  }),
  saveDetails: endpoint({
    method: 'PUT',
    path: '/api/profiles/institute',
    summary: 'Saves the details of an institute',
    access: 'runInstitute',
    closedToDemo: true,
    limit: dashboardLimit,
    data: true,
    body: InstituteDetailsInput,
    response: InstituteDetails,
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/institutes/invitation',
    summary: 'The code that teachers type to join the institute',
    access: 'runInstitute',
    limit: dashboardLimit,
    data: true,
    response: z.object({ code: z.string() }),
  }),
  renewInvitation: endpoint({
    method: 'POST',
    path: '/api/institutes/invitation',
    summary: 'Gives a new code; the old one stops working',
    access: 'runInstitute',
    limit: { perMinute: 20, by: 'user' },
    data: true,
    response: z.object({ code: z.string() }),
  }),
  staff: endpoint({
    method: 'GET',
    path: '/api/institutes/teachers',
    summary: 'The teachers of the institute',
    access: 'runInstitute',
    limit: dashboardLimit,
    data: true,
    response: z.array(StaffMember),
  }),
  dismiss: endpoint({
    method: 'DELETE',
    path: '/api/institutes/teachers/{userId}',
    summary: 'Ends the membership of a teacher; the institute no longer sees their classes',
    access: 'dismissTeacher',
    limit: dashboardLimit,
    status: 204,
    data: false,
    params: z.object({ userId: z.uuid() }),
    response: z.void(),
  }),
  confirm: endpoint({
    method: 'PUT',
    path: '/api/institutes/teachers/{userId}/confirmation',
    summary: 'The institute confirms that this is a teacher of it',
    access: 'confirmTeacher',
    limit: dashboardLimit,
    status: 204,
    data: false,
    params: z.object({ userId: z.uuid() }),
    response: z.void(),
  }),
  withdrawConfirmation: endpoint({
    method: 'DELETE',
    path: '/api/institutes/teachers/{userId}/confirmation',
    summary: 'Takes the confirmation of a teacher back',
    access: 'confirmTeacher',
    limit: dashboardLimit,
    status: 204,
    data: false,
    params: z.object({ userId: z.uuid() }),
    response: z.void(),
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/institutes/join',
    summary: 'A teacher joins the institute with this invitation code and leaves any other',
    access: 'joinInstitute',
    limit: { perMinute: 10, by: 'user' },
    data: true,
    body: z.object({ code: Code }),
    response: z.object({ institute: z.string() }),
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/institutes/membership',
    summary: 'A teacher leaves the institute',
    access: 'joinInstitute',
    limit: dashboardLimit,
    status: 204,
    data: false,
    response: z.void(),
  }),
  activities: endpoint({
    method: 'GET',
    path: '/api/institutes/activities',
    summary: 'The activities of the institute, newest first; of the sample for other roles',
    access: 'readInstituteDashboard',
    limit: dashboardLimit,
    data: true,
    query: ActivitiesQuery,
    response: ActivitiesPage,
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/institutes/activities',
    summary: 'Records an activity',
    access: 'runInstitute',
    closedToDemo: true,
    limit: { perMinute: 30, by: 'user' },
    status: 201,
    data: true,
    body: NewActivity,
    response: Activity,
  }),
  removeActivity: endpoint({
    method: 'DELETE',
    path: '/api/institutes/activities/{activityId}',
    summary: 'Deletes an activity of the institute',
    access: 'deleteActivity',
    limit: dashboardLimit,
    status: 204,
    data: false,
    params: z.object({ activityId: z.uuid() }),
    response: z.void(),
  }),
}
