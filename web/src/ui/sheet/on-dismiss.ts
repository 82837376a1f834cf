/**
 * Reports every way in which a user dismisses a dialog, except by its own buttons. The listeners are native, because
 * React would let `cancel` and `close` of a sheet bubble to the sheet around it.
 */
export function onDismiss(dialog: HTMLDialogElement, ask: () => boolean): () => void {
  const listening = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
    dialog.addEventListener(name, (event) => event.target === dialog && act(event), listening)

  // Selecting text with the mouse may end over the backdrop: only a press that began there counts.
  let pressed: EventTarget | null = null
  const onPress = ({ target }: Event) => {
    pressed = target
  }
  dialog.addEventListener('pointerdown', onPress, listening)
  on('click', () => pressed === dialog && ask())
  on('cancel', (event) => {
    if (!event.cancelable) return
    event.preventDefault()
    ask()
  })
  // A browser that is asked again and again closes dialogs by itself, a question together with the sheet below it. It
  // tells the topmost first, the only one that was meant. What is open again lies under what ask() shows.
  on('close', () => {
    if (dialog.open) return
    for (const other of closedDialogs()) if (other !== dialog) other.showModal()
    if (!ask()) dialog.showModal()
  })
  return () => listening.abort()
}

/** A sheet that React closes has gone from the page: these were closed by the browser. */
const closedDialogs = () => document.querySelectorAll<HTMLDialogElement>('dialog:not([open])')
