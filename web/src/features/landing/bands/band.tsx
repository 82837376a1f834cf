import type { ReactNode } from 'react'
import styles from './band.module.css'

type BandProps = { title: string; id?: string; children: ReactNode }

/** One section of the page: a heading and its content. */
export const Band = ({ title, id, children }: BandProps) => (
  <section id={id} className={styles.band}>
    <div className={styles.inner}>
      <h2>{title}</h2>
      {children}
    </div>
  </section>
)

export const Grid = ({ children }: { children: ReactNode }) => <ul className={styles.grid}>{children}</ul>
