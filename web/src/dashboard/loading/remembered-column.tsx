import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { rememberBoxes } from './layout-memory.ts'

type RememberedColumnProps = { view: string; children: ReactNode }

/** Remembers the measures of a dashboard, so that the next loading shows its shape and nothing jumps. */
export function RememberedColumn({ view, children }: RememberedColumnProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const column = frame.current?.firstElementChild
    if (!column) return
    const observer = new ResizeObserver(() => rememberBoxes(view, column))
    observer.observe(column)
    return () => observer.disconnect()
  }, [view])
  return <div ref={frame}>{children}</div>
}
