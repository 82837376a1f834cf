import type { ReactNode } from 'react'
import styles from './alert.module.css'

/** An error that screen readers announce at once. */
export const Alert = ({ children }: { children: ReactNode }) => (
  <p className={styles.alert} role="alert">
    {children}
  </p>
)
