/**
 * Tells of every way in which a user turns away from a dialog, its own buttons apart. The listeners are the browser's
 * own: React would let `cancel` and `close` of a sheet climb to the sheet around it.
 */
export function onDismiss(dialog: HTMLDialogElement, ask: () => boolean): () => void {
  const listening = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void) =>
    dialog.addEventListener(name, (event) => event.target === dialog && act(event), listening)

  // Text that is selected with the mouse may end over the backdrop: only a press that began there counts.
  let isPressedOutside = false
  const onPress = (event: Event) => {
    isPressedOutside = event.target === dialog
  }
  dialog.addEventListener('pointerdown', onPress, listening)
  on('click', () => isPressedOutside && ask())
  on('cancel', (event) => {
    event.preventDefault()
    ask()
  })
  // Chrome closes by itself when it is asked twice in a row.
  on('close', () => ask() || dialog.showModal())
  return () => listening.abort()
}
