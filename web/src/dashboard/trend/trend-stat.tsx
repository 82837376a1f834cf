import styles from './trend-stat.module.css'

/** A figure with its name, under a chart. */
export const TrendStat = ({ value, name }: { value: string; name: string }) => (
  <p className={styles.stat}>
    <strong>{value}</strong> {name}
  </p>
)
