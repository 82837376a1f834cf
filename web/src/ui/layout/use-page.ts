import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useUiText } from '../ui-text.tsx'

const firstPath = typeof location === 'undefined' ? '' : location.pathname
let hasMoved = false

/** On the first page the browser starts reading where it should; after a navigation the new heading gets the focus. */
const isFirstView = (): boolean => {
  hasMoved ||= location.pathname !== firstPath
  return !hasMoved
}

/** The element with the focus disappeared with the page before, as when Try again worked. */
let hasLostFocus = false

/**
 * For a screen's h1 (with tabindex -1): sets the title of the document, and moves the focus to the h1, so that it is
 * read out, on a route change or when the focused element disappeared with the page before.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { siteName } = useUiText()
  useEffect(() => {
    document.title = title === siteName ? title : `${title} - ${siteName}`
  }, [title, siteName])
  useLayoutEffect(() => {
    const page = heading.current?.closest('main')
    return () => {
      hasLostFocus = page?.contains(document.activeElement) === true
    }
  }, [])
  useEffect(() => {
    if (hasLostFocus || !isFirstView()) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
