import { type RefObject, useEffect, useRef } from 'react'
import { useUiText } from './ui-text.tsx'

const firstPath = typeof location === 'undefined' ? '' : location.pathname
let hasMoved = false

/** On the page the browser opened, its own start of reading stands; after a move the new heading takes over. */
const isFirstView = (): boolean => {
  hasMoved ||= location.pathname !== firstPath
  return !hasMoved
}

/**
 * For a screen's h1 (with tabindex -1): sets the title of the document, and on a route change moves the focus
 * there, so that it is read out.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { siteName } = useUiText()
  useEffect(() => {
    document.title = title === siteName ? title : `${title} - ${siteName}`
  }, [title, siteName])
  useEffect(() => {
    if (!isFirstView()) heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
