import { type RefObject, useLayoutEffect } from 'react'
import { useUiText } from './ui-text.tsx'

/**
 * A formula or table wider than its line scrolls in its box. While it does, the box shows an edge, has a name and takes
 * the focus, so that arrow keys scroll it; one that fits is no stop for the keyboard. An option is a radio already.
 */
export function useScrollBoxes(text: RefObject<HTMLElement | null>, html: string): void {
  const { formula, table } = useUiText()
  useLayoutEffect(() => {
    if (!/"(?:formula|table-box)"/.test(html)) return
    const boxes = text.current?.querySelectorAll<HTMLElement>('.formula, .table-box') ?? []
    const observer = new ResizeObserver(() => {
      for (const box of boxes) markScrolling(box, box.className === 'formula' ? formula : table)
    })
    for (const box of boxes) for (const watched of [box, ...box.children]) observer.observe(watched)
    return () => observer.disconnect()
  }, [text, html, formula, table])
}

function markScrolling(box: HTMLElement, name: string): void {
  const isWide = box.scrollWidth > box.clientWidth
  box.toggleAttribute('data-more', isWide)
  const changes = { role: 'group', 'aria-label': name, tabindex: '0' }
  for (const [attribute, value] of Object.entries(changes)) {
    if (isWide && !box.closest('[aria-hidden]')) box.setAttribute(attribute, value)
    else box.removeAttribute(attribute)
  }
}
