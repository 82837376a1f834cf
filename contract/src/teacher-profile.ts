import { teacherLimits } from '@vikalp/domain/limits'
import { practiceFilters, studentStatuses, subjectKeys } from '@vikalp/domain/vocabulary'
import { z } from 'zod'
import { Badge, Count, Header, Percent, TopicEnds, Trend } from './dashboard.ts'
import { phone, searchText, text, yearBefore } from './fields/text.ts'
import { page } from './lists/page.ts'
import { PhotoAddress } from './photo.ts'

/** The details that a teacher may enter. */
export const TeacherDetailsInput = z.object({
  subject: z.enum(subjectKeys).nullable(),
  qualification: text(teacherLimits.qualification).nullable(),
  phone: phone.nullable(),
  teachingSince: yearBefore(teacherLimits.firstYear).nullable(),
})

/** Values that an older rule accepted are still shown. */
export const TeacherDetails = z.object({
  subject: z.enum(subjectKeys).nullable(),
  qualification: z.string().nullable(),
  phone: z.string().nullable(),
  teachingSince: z.int().nullable(),
})
export type TeacherDetails = z.infer<typeof TeacherDetails>

export const TeacherProfile = Header.extend({
  phone: z.string().nullable(),
  subject: z.string().nullable(),
  qualification: z.string().nullable(),
  /** In years. */
  experience: Count.nullable(),
  institute: z.string().nullable(),
  /** Whether the institute or the operator knows the teacher (rule 34). */
  confirmed: z.boolean(),
  stats: z.object({ totalStudents: Count, activeClasses: Count, avgPerformance: Percent.nullable() }),
  badges: z.array(Badge),
  trend: Trend,
  /** Topics of the teacher's subject, by the answers of their students. */
  topics: TopicEnds,
  /** The number of students whose status is Poor. */
  needAttention: Count,
  /** The number of students without any quiz since Monday. */
  idleThisWeek: Count,
  /** Sent only to the teacher. */
  details: TeacherDetails.nullable(),
})
export type TeacherProfile = z.infer<typeof TeacherProfile>

export const StudentRow = z.object({
  id: z.uuid(),
  name: z.string(),
  initials: z.string(),
  photo: PhotoAddress,
  rollNo: z.string(),
  className: z.string(),
  /** Null before the first quiz. */
  status: z.enum(studentStatuses).nullable(),
  lastScore: Percent.nullable(),
  avgScore: Percent.nullable(),
  attendance: Percent.nullable(),
  quizzesTaken: Count,
  lastActive: z.iso.datetime().nullable(),
})
export type StudentRow = z.infer<typeof StudentRow>

export const StudentsPage = z.object({
  isSample: z.boolean(),
  /** True to a teacher who is not confirmed: no email is searched, and the details have no contact (rule 34). */
  contactWithheld: z.boolean(),
  /** How many students match the filters. */
  total: Count,
  /** How many students there are. */
  of: Count,
  page: z.int(),
  pageSize: z.int(),
  classes: z.array(z.object({ id: z.uuid(), name: z.string() })),
  students: z.array(StudentRow),
})
export type StudentsPage = z.infer<typeof StudentsPage>

/** Sent only when a teacher or institute opens the details, which is logged. */
export const StudentContact = z.object({
  /** True to a reader who is not confirmed: the fields up to the address are then null (rule 34). */
  withheld: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  parentContact: z.string().nullable(),
  address: z.string().nullable(),
  quizzesTaken: Count,
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
})
export type StudentContact = z.infer<typeof StudentContact>

export const StudentsQuery = z.object({
  /** Any part of a name or roll number, or three characters or more of an email, in any case. */
  search: searchText.optional(),
  /** The id or the name of a class; absent or 'all' means every class. */
  class: searchText.optional(),
  status: z
    .enum(['all', ...studentStatuses])
    .catch('all')
    .default('all'),
  /** 'idle' is for the students without any quiz since Monday. */
  practice: z.enum(practiceFilters).catch('all').default('all'),
  page,
})
export type StudentsQuery = z.infer<typeof StudentsQuery>
