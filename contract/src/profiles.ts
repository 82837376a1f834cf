import { z } from 'zod'
import { Period } from './dashboard.ts'
import { endpoint } from './endpoint.ts'
import { InstituteDetails, InstituteProfile } from './institute-profile.ts'
import { HistoryPage } from './quiz.ts'
import { StudentDetails, StudentProfile } from './student-profile.ts'
import {
  StudentContact,
  StudentsPage,
  StudentsQuery,
  TeacherDetails,
  TeacherProfile,
} from './teacher-profile.ts'

/** spec §2: an unknown period falls back to weekly. */
const PeriodQuery = z.object({ period: Period.catch('weekly').default('weekly') })

const limit = { perMinute: 120, by: 'user' } as const
const OfUser = z.object({ userId: z.uuid() })

export const profilesContract = {
  student: endpoint({
    method: 'GET',
    path: '/api/profiles/student',
    summary: 'The own student profile; the sample for other roles',
    access: 'readDashboard',
    limit,
    data: true,
    query: PeriodQuery,
    response: StudentProfile,
  }),
  studentOf: endpoint({
    method: 'GET',
    path: '/api/profiles/student/{userId}',
    summary: 'The profile of a student, to the student, a present teacher or the institute',
    access: 'readStudent',
    limit,
    data: true,
    params: OfUser,
    query: PeriodQuery,
    response: StudentProfile,
  }),
  historyOf: endpoint({
    method: 'GET',
    path: '/api/profiles/student/{userId}/history',
    summary: 'The graded attempts of a student, newest first',
    access: 'readStudent',
    limit,
    data: true,
    params: OfUser,
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
    response: HistoryPage,
  }),
  saveStudent: endpoint({
    method: 'PUT',
    path: '/api/profiles/student',
    summary: 'Keeps what a student says of themselves',
    access: 'practise',
    limit,
    data: true,
    body: StudentDetails,
    response: StudentDetails,
  }),
  teacher: endpoint({
    method: 'GET',
    path: '/api/profiles/teacher',
    summary: 'The own teacher profile; the sample for other roles',
    access: 'readDashboard',
    limit,
    data: true,
    query: PeriodQuery,
    response: TeacherProfile,
  }),
  saveTeacher: endpoint({
    method: 'PUT',
    path: '/api/profiles/teacher',
    summary: 'Keeps what a teacher says of themselves',
    access: 'runClasses',
    limit,
    data: true,
    body: TeacherDetails,
    response: TeacherDetails,
  }),
  students: endpoint({
    method: 'GET',
    path: '/api/profiles/teacher/students',
    summary: 'The students of the own classes, filtered, 50 a page',
    access: 'runClasses',
    limit,
    data: true,
    query: StudentsQuery,
    response: StudentsPage,
  }),
  contact: endpoint({
    method: 'GET',
    path: '/api/profiles/teacher/students/{userId}',
    summary: 'Contact, strengths and weaknesses of a student; the reading is written down',
    access: 'openContact',
    limit,
    data: true,
    params: OfUser,
    response: StudentContact,
  }),
  sampleStudents: endpoint({
    method: 'GET',
    path: '/api/profiles/sample/students',
    summary: 'The students of the sample teacher, who do not exist',
    access: 'readDashboard',
    limit,
    data: true,
    query: StudentsQuery,
    response: StudentsPage,
  }),
  sampleContact: endpoint({
    method: 'GET',
    path: '/api/profiles/sample/students/{userId}',
    summary: 'The details of a student of the sample teacher',
    access: 'readDashboard',
    limit,
    data: true,
    params: OfUser,
    response: StudentContact,
  }),
  institute: endpoint({
    method: 'GET',
    path: '/api/profiles/institute',
    summary: 'The own institute profile; the sample for other roles',
    access: 'readDashboard',
    limit,
    data: true,
    query: PeriodQuery,
    response: InstituteProfile,
  }),
  saveInstitute: endpoint({
    method: 'PUT',
    path: '/api/profiles/institute',
    summary: 'Keeps what an institute says of itself',
    access: 'runInstitute',
    limit,
    data: true,
    body: InstituteDetails,
    response: InstituteDetails,
  }),
}
