import styles from './difficulty-dots.module.css'

/** Three dots, `level` of them filled, with a word beside them. */
export const DifficultyDots = ({ level, label }: { level: 1 | 2 | 3; label: string }) => (
  <span className={styles.difficulty}>
    <span className={styles.dots} data-level={level} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    <span>{label}</span>
  </span>
)
