import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useUiText } from '../ui-text.tsx'

const firstPath = typeof location === 'undefined' ? '' : location.pathname
let hasMoved = false

/** On the page the browser opened, its own start of reading stands; after a move the new heading takes over. */
const isFirstView = (): boolean => {
  hasMoved ||= location.pathname !== firstPath
  return !hasMoved
}

/** The focus stood in a page that gave way to another: Try again, when it worked. */
let hasLostFocus = false

/**
 * For a screen's h1 (with tabindex -1): sets the title of the document, and on a route change moves the focus
 * there, so that it is read out; likewise when what had the focus is gone with the page before.
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
    hasLostFocus = false
  }, [])
  return heading
}
