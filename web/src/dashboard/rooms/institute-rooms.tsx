import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { type Room, Rooms } from './rooms.tsx'

const rooms: readonly Room[] = [
  ['overview', paths.institute],
  ['students', paths.instituteStudents],
  ['classes', paths.instituteClasses],
  ['tests', paths.instituteTests],
]

export const InstituteRooms = () => <Rooms label={useMessages('shell').rooms.ofInstitute} rooms={rooms} />
