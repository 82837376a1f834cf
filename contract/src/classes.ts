import { codePattern, tidyCode } from '@vikalp/domain/classes/join-code'
import { classLimits } from '@vikalp/domain/limits'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { shownName, text } from './fields/text.ts'

/** Eight characters, without those that look alike; case, spaces and dashes do not matter. */
export const Code = z
  .string()
  .trim()
  .transform(tidyCode)
  .pipe(z.string().regex(codePattern, 'is not a code of 8 letters and digits'))

export const TaughtClass = z.object({
  classId: z.uuid(),
  name: z.string(),
  /** The code that students type to join. */
  code: z.string(),
  students: z.int().min(0),
  /** Those of them who share nothing yet: of unknown age, or under 18 without a guardian's consent (rule 82). */
  waiting: z.int().min(0),
  /** The first day in the attendance register. */
  startedOn: z.iso.date(),
  /** The last day in the attendance register. */
  lastRegister: z.iso.date().nullable(),
})
export type TaughtClass = z.infer<typeof TaughtClass>

export const JoinedClass = z.object({
  classId: z.uuid(),
  name: z.string(),
  teacher: z.string(),
  institute: z.string().nullable(),
  rollNo: z.string(),
})
export type JoinedClass = z.infer<typeof JoinedClass>

/** Who is behind a class, as a student is shown them before and after joining. */
const Keepers = z.object({
  teacher: z.string(),
  /** Rule 34: by the institute or the operator. */
  teacherConfirmed: z.boolean(),
  institute: z.string().nullable(),
  instituteId: z.uuid().nullable(),
  instituteConfirmed: z.boolean(),
  /** Whether the student shares by now. Until then the class of a known teacher has name and roll number (rule 82). */
  shares: z.boolean(),
})

/** What the code of a class leads to, shown before the student joins. */
export const ClassPreview = Keepers.extend({ name: z.string() })
export type ClassPreview = z.infer<typeof ClassPreview>

export const AttendedClass = JoinedClass.extend({
  ...Keepers.shape,
  /** The institute changed since the student agreed; the new one sees nothing until the student has answered. */
  asksAgain: z.boolean(),
})
export type AttendedClass = z.infer<typeof AttendedClass>

export const ClassMember = z.object({
  userId: z.uuid(),
  name: z.string(),
  rollNo: z.string(),
  enrolledOn: z.iso.date(),
  /** False while only the name and the roll number may be seen. */
  shares: z.boolean(),
})
export type ClassMember = z.infer<typeof ClassMember>

export const Register = z.object({
  day: z.iso.date(),
  /** False until attendance is taken for the day. */
  taken: z.boolean(),
  students: z.array(
    z.object({ userId: z.uuid(), name: z.string(), rollNo: z.string(), present: z.boolean() }),
  ),
})
export type Register = z.infer<typeof Register>

const limit = { perMinute: 120, by: 'user' } as const
const OfClass = z.object({ classId: z.uuid() })
const OfDay = z.object({ classId: z.uuid(), day: z.iso.date() })
const ClassName = z.object({ name: shownName(classLimits.name) })

export const classesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/classes',
    summary: 'The current classes of the teacher',
    access: 'runClasses',
    limit,
    data: true,
    response: z.array(TaughtClass),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/classes',
    summary: 'Creates a class with its code',
    access: 'runClasses',
    closedToDemo: true,
    limit: { perMinute: 20, by: 'user' },
    status: 201,
    data: true,
    body: ClassName,
    response: TaughtClass,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/classes/{classId}',
    summary: 'Renames a class',
    access: 'manageClass',
    closedToDemo: true,
    limit,
    status: 204,
    data: false,
    params: OfClass,
    body: ClassName,
    response: z.void(),
  }),
  renewCode: endpoint({
    method: 'POST',
    path: '/api/classes/{classId}/code',
    summary: 'Gives a class a new code; the old one stops working',
    access: 'manageClass',
    limit: { perMinute: 20, by: 'user' },
    data: true,
    params: OfClass,
    response: z.object({ code: z.string() }),
  }),
  archive: endpoint({
    method: 'DELETE',
    path: '/api/classes/{classId}',
    summary: 'Ends a class and every enrolment in it; its register is kept',
    access: 'manageClass',
    limit,
    status: 204,
    data: false,
    params: OfClass,
    response: z.void(),
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/classes/{classId}/students',
    summary: 'The students enrolled in a class',
    access: 'manageClass',
    limit,
    data: true,
    params: OfClass,
    response: z.array(ClassMember),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/classes/{classId}/students/{userId}',
    summary: 'Ends the enrolment of a student',
    access: 'manageClass',
    limit,
    status: 204,
    data: false,
    params: z.object({ classId: z.uuid(), userId: z.uuid() }),
    response: z.void(),
  }),
  setRollNo: endpoint({
    method: 'PUT',
    path: '/api/classes/{classId}/students/{userId}',
    summary: 'Changes the roll number of a student in a class',
    access: 'manageClass',
    closedToDemo: true,
    limit,
    status: 204,
    data: false,
    params: z.object({ classId: z.uuid(), userId: z.uuid() }),
    body: z.object({ rollNo: text(classLimits.rollNo) }),
    response: z.void(),
  }),
  register: endpoint({
    method: 'GET',
    path: '/api/classes/{classId}/register/{day}',
    summary: 'The attendance register of a day; everybody counts as present until it is taken',
    access: 'manageClass',
    limit,
    data: true,
    params: OfDay,
    response: Register,
  }),
  takeRegister: endpoint({
    method: 'PUT',
    path: '/api/classes/{classId}/register/{day}',
    summary: 'Takes the attendance of a day from the list of absent students',
    access: 'manageClass',
    limit,
    data: true,
    params: OfDay,
    body: z.object({ absent: z.array(z.uuid()).max(classLimits.students) }),
    response: Register,
  }),
  joined: endpoint({
    method: 'GET',
    path: '/api/classes/joined',
    summary: 'The classes that the student attends',
    access: 'joinClass',
    limit,
    data: true,
    response: z.array(AttendedClass),
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/classes/preview',
    summary: 'The class with this code and who is behind it; nothing is joined',
    access: 'joinClass',
    limit: { perMinute: 10, by: 'user' },
    data: true,
    body: z.object({ code: Code }),
    response: ClassPreview,
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/classes/join',
    summary: 'Joins the class with this code; joining again changes nothing',
    access: 'joinClass',
    limit: { perMinute: 10, by: 'user' },
    data: true,
    body: z.object({
      code: Code,
      /** The institute that the student was shown, null for none: with another one by now nobody is enrolled. */
      instituteId: z.uuid().nullable().optional(),
    }),
    response: AttendedClass,
  }),
  agree: endpoint({
    method: 'PUT',
    path: '/api/classes/{classId}/membership',
    summary: 'Agrees to the institute that is behind the class now',
    access: 'leaveClass',
    limit,
    status: 204,
    data: false,
    params: OfClass,
    body: z.object({ instituteId: z.uuid().nullable() }),
    response: z.void(),
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/api/classes/{classId}/membership',
    summary: 'Leaves a class; its teacher loses access to the student at once',
    access: 'leaveClass',
    limit,
    status: 204,
    data: false,
    params: OfClass,
    response: z.void(),
  }),
}
