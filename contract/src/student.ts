import { z } from 'zod'
import { dashboardLimit, PeriodQuery } from './dashboard.ts'
import { endpoint } from './endpoint.ts'
import { HistoryPage } from './lists/history.ts'
import { ListQuery } from './lists/page.ts'
import { StudentDetails, StudentDetailsInput, StudentProfile } from './student-profile.ts'

const OfUser = z.object({ userId: z.uuid() })

export const studentContract = {
  profile: endpoint({
    method: 'GET',
    path: '/api/profiles/student',
    summary: "The caller's student profile; the sample for other roles",
    access: 'readStudentDashboard',
    limit: dashboardLimit,
    data: true,
    query: PeriodQuery,
    response: StudentProfile,
  }),
  profileOf: endpoint({
    method: 'GET',
    path: '/api/profiles/student/{userId}',
    summary: 'The profile of a student, for the student, a current teacher or their institute',
    access: 'readStudent',
    limit: dashboardLimit,
    data: true,
    params: OfUser,
    query: PeriodQuery,
    response: StudentProfile,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/quiz/history',
    summary: 'The graded attempts of the student, newest first',
    access: 'practise',
    limit: dashboardLimit,
    data: true,
    query: ListQuery,
    response: HistoryPage,
  }),
  historyOf: endpoint({
    method: 'GET',
    path: '/api/profiles/student/{userId}/history',
    summary: 'The graded attempts of a student, newest first',
    access: 'readStudent',
    limit: dashboardLimit,
    data: true,
    params: OfUser,
    query: ListQuery,
    response: HistoryPage,
  }),
  saveDetails: endpoint({
    method: 'PUT',
    path: '/api/profiles/student',
    summary: 'Saves the details of a student',
    access: 'practise',
    closedToDemo: true,
    limit: dashboardLimit,
    data: true,
    body: StudentDetailsInput,
    response: StudentDetails,
  }),
}
