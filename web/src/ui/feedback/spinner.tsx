import styles from './spinner.module.css'

/** The logo as a spinner: the ink moves through the bubbles A, B, C, D. */
export const Bubbles = () => (
  <span className={styles.bubbles} aria-hidden="true">
    <i />
    <i />
    <i />
    <i />
  </span>
)

/** Appears after 200 ms, so that a quick answer causes no flicker. The label is read at once. */
export const Spinner = ({ label }: { label: string }) => (
  <div className={styles.spinner} role="status">
    <Bubbles />
    <p>{label}</p>
  </div>
)
