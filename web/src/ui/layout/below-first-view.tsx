import { Children, type ReactNode, useEffect, useState } from 'react'
import styles from './below-first-view.module.css'

type BelowFirstViewProps = {
  /** A page that may end in the first view is rendered at once, or its footer would jump. */
  isShort?: boolean
  children: ReactNode
}

/**
 * The parts below the first view: each is rendered once what stands before it is painted. The first view so comes earlier,
 * and a cheap phone is never busy for long.
 */
export function BelowFirstView({ isShort, children }: BelowFirstViewProps) {
  const parts = Children.toArray(children)
  const [rendered, setRendered] = useState(isShort ? parts.length : 0)
  const isWhole = rendered >= parts.length
  // Effects come after the paint.
  useEffect(() => {
    if (!isWhole) setRendered(rendered + 1)
  }, [isWhole, rendered])
  return (
    <>
      {parts.slice(0, rendered)}
      {!isWhole && <div className={styles.unpainted} />}
    </>
  )
}
