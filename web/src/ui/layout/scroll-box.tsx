import { ChevronLeft, ChevronRight } from 'lucide'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './scroll-box.module.css'

/** Whether there is more to the left and to the right of what is seen. */
type Rest = { before: boolean; after: boolean }

/**
 * Content wider than the screen scrolls in a box of its own, which is then focusable, so that arrow keys scroll it. An
 * arrow at the edge says that it goes on.
 */
export function ScrollBox({ name, children }: { name: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  const [{ before, after }, setRest] = useState<Rest>({ before: false, after: false })
  const isWide = before || after
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const next = restOf(element)
      setRest((now) => (now.before === next.before && now.after === next.after ? now : next))
    }
    const observer = new ResizeObserver(measure)
    for (const watched of [element, ...element.children]) observer.observe(watched)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  return (
    <div className={styles.frame}>
      <section
        ref={box}
        className={styles.box}
        aria-label={isWide ? name : undefined}
        tabIndex={isWide ? 0 : undefined}
      >
        {children}
      </section>
      {before && (
        <span className={styles.before} aria-hidden="true">
          <Icon of={ChevronLeft} size={16} />
        </span>
      )}
      {after && (
        <span className={styles.after} aria-hidden="true">
          <Icon of={ChevronRight} size={16} />
        </span>
      )}
    </div>
  )
}

/** Less than a pixel is rounding. */
const restOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Rest => ({
  before: scrollLeft > 1,
  after: scrollWidth - clientWidth - scrollLeft > 1,
})
