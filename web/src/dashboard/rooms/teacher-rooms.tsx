import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { type Room, Rooms } from './rooms.tsx'

const rooms: readonly Room[] = [
  ['overview', paths.teacher],
  ['students', paths.teacherStudents],
  ['classes', paths.teacherClasses],
  ['tests', paths.tests],
]

export const TeacherRooms = () => <Rooms label={useMessages('shell').rooms.ofTeacher} rooms={rooms} />
