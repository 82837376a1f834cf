import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useUiText } from '../ui-text.tsx'
import styles from './sheet.module.css'

type OpenSheetProps = {
  title: string
  onClose: () => void
  children: ReactNode
  footer?: ReactNode
}

type SheetProps = OpenSheetProps & { open: boolean }

/**
 * A native modal dialog: a bottom sheet on phones, centred above 700 px. Esc, the backdrop and Android's back
 * gesture close it; the browser keeps the focus inside and gives it back.
 */
export const Sheet = ({ open, ...sheet }: SheetProps) => open && <OpenSheet {...sheet} />

function OpenSheet({ title, onClose, children, footer }: OpenSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { close } = useUiText()
  const leave = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const onBackdrop = (event: MouseEvent) => event.target === element && leave()
    element.addEventListener('click', onBackdrop)
    element.showModal()
    heading.current?.focus()
    // Closed while it still stands in the page: only then does the browser give the focus back.
    return () => {
      element.removeEventListener('click', onBackdrop)
      element.close()
    }
  }, [])
  useBackGesture(onClose)

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
            <X size={24} />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/** Before close watchers (Chrome 126) Android's back would leave the screen: an extra history entry takes it. */
function useBackGesture(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if ('CloseWatcher' in window) return
    const below: unknown = history.state
    history.pushState({ ...Object(below), sheet: true }, '')
    const onBack = () => close()
    addEventListener('popstate', onBack)
    return () => {
      removeEventListener('popstate', onBack)
      const { sheet }: { sheet?: boolean } = Object(history.state)
      if (sheet) history.back()
    }
  }, [])
}
