import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Size = { width: number /** The height of the text inside, in pixels. */; em: number }

/** The current size of an element: drawings are made for it, never stretched to it. */
export function useSize<E extends HTMLElement>(): [RefObject<E | null>, Size] {
  const ref = useRef<E>(null)
  const [size, setSize] = useState<Size>({ width: 0, em: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () =>
      setSize({ width: element.clientWidth, em: Number.parseFloat(getComputedStyle(element).fontSize) })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
