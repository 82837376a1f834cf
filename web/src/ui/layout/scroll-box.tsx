import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './scroll-box.module.css'

/** Content wider than the screen scrolls in a box of its own, which is then focusable, so that arrow keys scroll it. */
export function ScrollBox({ name, children }: { name: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  const [isWide, setWide] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth))
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={box}
      className={styles.box}
      aria-label={isWide ? name : undefined}
      tabIndex={isWide ? 0 : undefined}
    >
      {children}
    </section>
  )
}
