import { z } from 'zod'
import { Badge, Count, Header, Percent, Trend } from './dashboard.ts'
import { phone, searchText, text, yearBefore } from './text.ts'

export const SubjectName = z.enum(['Physics', 'Chemistry', 'Biology'])

export const TeacherDetails = z.object({
  subject: SubjectName.nullable(),
  qualification: text(120).nullable(),
  phone: phone.nullable(),
  teachingSince: yearBefore(1950).nullable(),
})
export type TeacherDetails = z.infer<typeof TeacherDetails>

export const TeacherProfile = Header.extend({
  phone: z.string().nullable(),
  subject: z.string().nullable(),
  qualification: z.string().nullable(),
  /** Years. */
  experience: Count.nullable(),
  institute: z.string().nullable(),
  stats: z.object({ totalStudents: Count, activeClasses: Count, avgPerformance: Percent.nullable() }),
  badges: z.array(Badge),
  trend: Trend,
  /** Topics of the own subject, as answered by the own students: strongest first. */
  topics: z.array(z.object({ topic: z.string(), chapter: z.string(), value: Percent, answers: Count })),
  /** Students whose status is Poor. */
  needAttention: Count,
  /** Only to the teacher. */
  details: TeacherDetails.nullable(),
})
export type TeacherProfile = z.infer<typeof TeacherProfile>

export const StudentStatus = z.enum(['excellent', 'good', 'average', 'poor'])
export type StudentStatus = z.infer<typeof StudentStatus>

export const StudentRow = z.object({
  id: z.uuid(),
  name: z.string(),
  initials: z.string(),
  rollNo: z.string(),
  email: z.string(),
  className: z.string(),
  /** Null before the first quiz. */
  status: StudentStatus.nullable(),
  lastScore: Percent.nullable(),
  avgScore: Percent.nullable(),
  attendance: Percent.nullable(),
  quizzesTaken: Count,
  lastActive: z.iso.datetime().nullable(),
})
export type StudentRow = z.infer<typeof StudentRow>

export const StudentsPage = z.object({
  /** How many students match the filters. */
  total: Count,
  /** How many there are. */
  of: Count,
  page: z.int(),
  pageSize: z.int(),
  classes: z.array(z.object({ id: z.uuid(), name: z.string() })),
  students: z.array(StudentRow),
})
export type StudentsPage = z.infer<typeof StudentsPage>

/** What is sent only when somebody opens the details, and written down then. */
export const StudentContact = z.object({
  email: z.string(),
  phone: z.string().nullable(),
  parentContact: z.string().nullable(),
  address: z.string().nullable(),
  quizzesTaken: Count,
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
})
export type StudentContact = z.infer<typeof StudentContact>

const page = z.coerce.number().int().min(1).max(100_000).default(1)

export const StudentsQuery = z.object({
  /** Name, roll number or email; any case, any part. */
  search: searchText.optional(),
  /** The id or the name of a class; absent or 'all' is every class. */
  class: searchText.optional(),
  status: z
    .enum(['all', ...StudentStatus.options])
    .catch('all')
    .default('all'),
  page,
})
export type StudentsQuery = z.infer<typeof StudentsQuery>
