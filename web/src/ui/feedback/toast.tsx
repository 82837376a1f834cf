import { X } from 'lucide'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '#ui/icon.tsx'
import { useUiText } from '../ui-text.tsx'
import { useAnnounce } from './live-region.tsx'
import styles from './toast.module.css'

export type Toast = { text: string; action?: { label: string; run: () => void } }

type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast>(() => undefined)

const shownForMs = 10_000

/** One toast at a time: a new one replaces the last. One with an action goes with the next one, and with its screen. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast & { path: string }>()
  const announce = useAnnounce()
  const { dismiss, notice } = useUiText()
  const [path] = useLocation()
  const shown = useRef<HTMLElement>(null)
  if (toast?.action && toast.path !== path) setToast(undefined)

  const show = useCallback<ShowToast>(
    (next) => {
      setToast({ ...next, path: location.pathname })
      announce(next.text)
    },
    [announce],
  )
  useEffect(() => {
    const timer = toast && setTimeout(() => setToast(undefined), shownForMs)
    const act = ({ target }: Event) => {
      if (!shown.current?.contains(target as Node)) setToast(undefined)
    }
    // Capturing, so that the click that showed it is over.
    if (toast?.action) document.addEventListener('click', act, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', act, true)
    }
  }, [toast])

  return (
    <ToastContext value={show}>
      {children}
      {toast && (
        <aside ref={shown} className={styles.toast} aria-label={notice}>
          <p>{toast.text}</p>
          {toast.action && (
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                setToast(undefined)
                toast.action?.run()
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button
            type="button"
            className={styles.dismiss}
            aria-label={dismiss}
            onClick={() => setToast(undefined)}
          >
            <Icon of={X} size={20} />
          </button>
        </aside>
      )}
    </ToastContext>
  )
}

export const useToast = (): ShowToast => useContext(ToastContext)
