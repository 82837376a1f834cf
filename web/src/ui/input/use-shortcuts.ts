import { type RefObject, useEffect } from 'react'

/**
 * A key presses the control that names it in aria-keyshortcuts, so that what is announced is what works.
 * Never in text fields, in dialogs or with a modifier (rule 61; WCAG 2.1.4).
 */
export function useShortcuts(screen: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      const key = shortcutOf(event)
      const control = key && screen.current?.querySelector(`[aria-keyshortcuts~="${CSS.escape(key)}"]`)
      if (!(control instanceof HTMLElement)) return
      event.preventDefault()
      control.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [screen, isOn])
}

function shortcutOf(event: KeyboardEvent): string | undefined {
  const { key, target } = event
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
  if (!(target instanceof Element) || document.querySelector('dialog[open]')) return
  if (target.closest('input:not([type="radio"]), textarea, select, [contenteditable]')) return
  // Native behaviour has priority: Enter presses the focused button, arrows move in the options or a wide formula.
  if (key === 'Enter' && target.closest('button, a')) return
  if (key.startsWith('Arrow') && target.closest('input, .formula, .table-box')) return
  return key.length === 1 ? key.toUpperCase() : key
}
