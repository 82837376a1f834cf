import styles from './logo.module.css'

/** Four bubbles in a square, the top right one filled with ink. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg className={styles.mark} width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <circle cx="7" cy="7" r="5" />
      <circle cx="7" cy="21" r="5" />
      <circle cx="21" cy="21" r="5" />
    </g>
    <circle cx="21" cy="7" r="6" fill="currentColor" />
  </svg>
)

export const Logo = ({ name }: { name: string }) => (
  <span className={styles.logo}>
    <Mark />
    <span>{name}</span>
  </span>
)
