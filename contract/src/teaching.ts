import { z } from 'zod'
import { dashboardLimit, PeriodQuery } from './dashboard.ts'
import { endpoint } from './endpoint.ts'
import {
  StudentContact,
  StudentsPage,
  StudentsQuery,
  TeacherDetails,
  TeacherDetailsInput,
  TeacherProfile,
} from './teacher-profile.ts'

const OfUser = z.object({ userId: z.uuid() })

export const teachingContract = {
  profile: endpoint({
    method: 'GET',
    path: '/api/profiles/teacher',
    summary: "The caller's teacher profile; the sample for other roles",
    access: 'readTeacherDashboard',
    limit: dashboardLimit,
    data: true,
    query: PeriodQuery,
    response: TeacherProfile,
  }),
  saveDetails: endpoint({
    method: 'PUT',
    path: '/api/profiles/teacher',
    summary: 'Saves the details of a teacher',
    access: 'runClasses',
    closedToDemo: true,
    limit: dashboardLimit,
    data: true,
    body: TeacherDetailsInput,
    response: TeacherDetails,
  }),
  students: endpoint({
    method: 'GET',
    path: '/api/profiles/teacher/students',
    summary: "The students of the caller's classes, filtered, 15 a page; the sample's for other roles",
    access: 'readTeacherDashboard',
    limit: dashboardLimit,
    data: true,
    query: StudentsQuery,
    response: StudentsPage,
  }),
  contact: endpoint({
    method: 'GET',
    path: '/api/profiles/teacher/students/{userId}',
    summary: 'Contact, strengths and weaknesses of a student; every access is logged',
    access: 'openContact',
    limit: dashboardLimit,
    data: true,
    params: OfUser,
    response: StudentContact,
  }),
}
