import { type RefObject, useEffect, useRef } from 'react'

/** A removed item may take the focused button with it: when the count falls, this element gets the focus. */
export function useFocusAfterRemoval<E extends HTMLElement>(count: number | undefined): RefObject<E | null> {
  const element = useRef<E>(null)
  const before = useRef(0)
  useEffect(() => {
    if (count === undefined) return
    if (count < before.current && document.activeElement === document.body) element.current?.focus()
    before.current = count
  }, [count])
  return element
}
