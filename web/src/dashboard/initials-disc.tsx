import styles from './initials-disc.module.css'

type InitialsDiscProps = { initials: string; photo: string | null }

/** Stands for a person in a list; the name is beside it. */
export const InitialsDisc = ({ initials, photo }: InitialsDiscProps) =>
  photo ? (
    <img className={styles.disc} src={photo} alt="" width={44} height={44} loading="lazy" />
  ) : (
    <span className={styles.disc} aria-hidden="true">
      {initials}
    </span>
  )
