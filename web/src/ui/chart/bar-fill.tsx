import styles from './bar-fill.module.css'

/** Series differ without colour: filled, hatched, outlined. */
const looks = [styles.solid, styles.hatched, styles.outlined] as const

export const lookOf = (series: number): string => looks[series % looks.length] ?? ''

/** The pattern of the second series; each svg that draws it needs one, with an id of its own. */
export const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className={styles.ground} />
      <rect width="2.5" height="6" className={styles.solid} />
    </pattern>
  </defs>
)

/** The fill of a series; its class sets the rest. */
export const fillOf = (series: number, hatchId: string): string | undefined =>
  series % looks.length === 1 ? `url(#${hatchId})` : undefined
