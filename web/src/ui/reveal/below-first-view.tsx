import { type ReactNode, useEffect, useState } from 'react'
import styles from './below-first-view.module.css'

/** The pages that were whole once: they are rendered at once the next time, so that Back finds its place. */
const wholePages = new Set<string>()

const all = Number.POSITIVE_INFINITY

type BelowFirstViewProps = {
  /** A page that may end in the first view is rendered at once, or its footer would jump. */
  isShort?: boolean
  /** Each has its place, also while it shows nothing, so that none loses its state when another comes. */
  children: readonly ReactNode[]
}

/**
 * All parts of a page below its first view: each is rendered once what stands before it is painted. The first view so comes
 * earlier, and a cheap phone is never busy for long.
 */
export function BelowFirstView({ isShort, children }: BelowFirstViewProps) {
  const [page] = useState(location.pathname)
  const [rendered, setRendered] = useState(isShort || wholePages.has(page) ? all : 0)
  const isWhole = rendered >= children.length
  // Effects come after the paint.
  useEffect(() => {
    if (isWhole) wholePages.add(page)
    setRendered(isWhole ? all : rendered + 1)
  }, [isWhole, page, rendered])
  return (
    <>
      {children.slice(0, rendered)}
      {!isWhole && <div className={styles.unpainted} />}
    </>
  )
}
