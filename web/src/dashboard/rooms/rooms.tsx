import { Link, useLocation } from 'wouter'
import { useMessages } from '#platform/texts/messages.tsx'
import styles from './rooms.module.css'

export type Room = readonly [name: 'overview' | 'students' | 'classes' | 'tests', path: string]

/** On top of each room: the way to the others. */
export function Rooms({ label, rooms }: { label: string; rooms: readonly Room[] }) {
  const m = useMessages('shell').rooms
  const [here] = useLocation()
  return (
    <nav className={styles.rooms} aria-label={label}>
      {rooms.map(([name, path]) => (
        <Link key={name} href={path} aria-current={path === here ? 'page' : undefined}>
          {m[name]}
        </Link>
      ))}
    </nav>
  )
}
