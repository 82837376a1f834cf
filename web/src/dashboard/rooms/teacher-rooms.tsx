import { Link, useLocation } from 'wouter'
import { paths } from '#platform/navigation/paths.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import styles from './rooms.module.css'

const rooms = [
  ['overview', paths.teacher],
  ['students', paths.teacherStudents],
  ['classes', paths.teacherClasses],
  ['tests', paths.tests],
] as const

/** On top of each room of a teacher: the way to the others. */
export function TeacherRooms() {
  const m = useMessages('shell').rooms
  const [here] = useLocation()
  return (
    <nav className={styles.rooms} aria-label={m.ofTeacher}>
      {rooms.map(([name, path]) => (
        <Link key={name} href={path} aria-current={path === here ? 'page' : undefined}>
          {m[name]}
        </Link>
      ))}
    </nav>
  )
}
