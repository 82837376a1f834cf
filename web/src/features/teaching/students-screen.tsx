import { DashboardPage } from '#dashboard/dashboard-page.tsx'
import { TeacherRooms } from '#dashboard/rooms/teacher-rooms.tsx'
import { SampleMissing } from '#dashboard/sample-missing.tsx'
import { useMessages } from '#platform/texts/messages.tsx'
import { StudentManagement } from './students/student-management.tsx'
import { teacherQuery } from './teacher.api.ts'
import styles from './teacher-dashboard.module.css'
import { TeacherSample } from './teacher-sample.tsx'

/** All students of a teacher; those of the sample for users who are not teachers (rule 3). */
export function StudentsScreen() {
  const { title } = useMessages('teacher').students
  return (
    <DashboardPage
      view="teacher-students"
      title={title}
      query={teacherQuery}
      absent={(code) => code === 'not_found' && <SampleMissing title={title} view="teacher" />}
    >
      {({ details, stats, needAttention, idleThisWeek }) => (
        <div className={styles.column}>
          {details === null ? <TeacherSample /> : <TeacherRooms />}
          <StudentManagement
            students={stats.totalStudents}
            needAttention={needAttention}
            idleThisWeek={idleThisWeek}
          />
        </div>
      )}
    </DashboardPage>
  )
}
