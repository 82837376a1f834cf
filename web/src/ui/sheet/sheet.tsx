import { X } from 'lucide'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useUiText } from '../ui-text.tsx'
import { onDismiss } from './on-dismiss.ts'
import styles from './sheet.module.css'
import { addSheet } from './sheet-history.ts'

type OpenSheetProps = {
  title: string
  onClose: () => void
  /** Called before it closes by Escape, the backdrop, Back or its own button; false keeps it open. */
  mayClose?: (dialog: HTMLDialogElement) => boolean
  children: ReactNode
  footer?: ReactNode
}

type SheetProps = OpenSheetProps & { open: boolean }

/**
 * A native modal dialog: a bottom sheet on phones, centred above 700 px. Esc, the backdrop and Android's back
 * gesture close it; the browser keeps the focus inside and returns it afterwards.
 */
export const Sheet = ({ open, ...sheet }: SheetProps) => open && <OpenSheet {...sheet} />

function OpenSheet({ title, onClose, mayClose, children, footer }: OpenSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { close } = useUiText()
  const leave = (): boolean => {
    const isFree = !dialog.current || !mayClose || mayClose(dialog.current)
    if (isFree) onClose()
    return isFree
  }
  const askToClose = useEffectEvent(leave)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const ask = () => askToClose()
    const stopListening = onDismiss(element, ask)
    const removeSheet = addSheet(ask)
    element.showModal()
    heading.current?.focus()
    // Closed while it is still in the page: only then does the browser return the focus.
    return () => {
      stopListening()
      removeSheet()
      element.close()
    }
  }, [])

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId}>
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={close} onClick={leave}>
            <Icon of={X} size={24} />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}
