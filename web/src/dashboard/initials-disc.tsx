import styles from './initials-disc.module.css'

/** The face of a person in a list; the name stands beside it. */
export const InitialsDisc = ({ initials }: { initials: string }) => (
  <span className={styles.disc} aria-hidden="true">
    {initials}
  </span>
)
