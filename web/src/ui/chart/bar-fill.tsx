import styles from './bar-fill.module.css'

/** Series are told apart without colour: filled, hatched, outlined. */
const looks = [styles.solid, styles.hatched, styles.outlined] as const

export const lookOf = (series: number): string => looks[series % looks.length] ?? ''

/** The lines of the second series; an svg that draws it needs one, under an id of its own. */
export const Hatch = ({ id }: { id: string }) => (
  <defs>
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="6" height="6" className={styles.ground} />
      <rect width="2.5" height="6" className={styles.solid} />
    </pattern>
  </defs>
)

/** What fills a bar of the series; the class brings the rest. */
export const fillOf = (series: number, hatchId: string): string | undefined =>
  series % looks.length === 1 ? `url(#${hatchId})` : undefined
