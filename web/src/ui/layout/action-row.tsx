import type { ReactNode } from 'react'
import styles from './action-row.module.css'

type ActionRowProps = { title: string; note: string; children: ReactNode }

/** One of a list, with what can be done to it beside its name. */
export function ActionRow({ title, note, children }: ActionRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <h3>{title}</h3>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </li>
  )
}
