import { X } from 'lucide'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '#ui/icon.tsx'
import { useUiText } from '../ui-text.tsx'
import { useAnnounce } from './live-region.tsx'
import styles from './toast.module.css'

export type Toast = { text: string; action?: { label: string; run: () => void } }

type ShowToast = (toast: Toast) => void

const ToastContext = createContext<ShowToast>(() => undefined)

const shownForMs = 10_000

/** One toast at a time: a new one replaces the last. One with an action goes when its screen is left. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast & { path: string }>()
  const announce = useAnnounce()
  const { dismiss, notice } = useUiText()
  const [path] = useLocation()
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
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <ToastContext value={show}>
      {children}
      {toast && (
        <aside className={styles.toast} aria-label={notice}>
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
