import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the element was, at some time, less than a screenful away from what is seen; once it was, it stays so. */
export function useNearView<E extends Element>(): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: '100% 0%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isNear]
}
