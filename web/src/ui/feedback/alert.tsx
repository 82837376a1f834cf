import type { ReactNode } from 'react'
import styles from './alert.module.css'

/** Something went wrong: said at once to those who listen. */
export const Alert = ({ children }: { children: ReactNode }) => (
  <p className={styles.alert} role="alert">
    {children}
  </p>
)
