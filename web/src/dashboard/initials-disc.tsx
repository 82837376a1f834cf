import styles from './initials-disc.module.css'

/** Stands for a person's photo in a list; the name is beside it. */
export const InitialsDisc = ({ initials }: { initials: string }) => (
  <span className={styles.disc} aria-hidden="true">
    {initials}
  </span>
)
