import { Wifi, WifiOff } from 'lucide'
import { useEffect, useState } from 'react'
import { useOnline } from '#platform/api/online.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './offline-strip.module.css'

const backShownForMs = 3000

/** Says that the network is gone and, for three seconds, that it is back. It blocks nothing. */
export function OfflineStrip() {
  const shell = useMessages('shell')
  const online = useOnline()
  const [wasOffline, setWasOffline] = useState(!online)
  if (!online && !wasOffline) setWasOffline(true)

  useEffect(() => {
    if (!online || !wasOffline) return
    const timer = setTimeout(() => setWasOffline(false), backShownForMs)
    return () => clearTimeout(timer)
  }, [online, wasOffline])

  return (
    <div role="status">
      {!online && (
        <p className={styles.offline}>
          <Icon of={WifiOff} size={18} />
          {shell.offline}
        </p>
      )}
      {online && wasOffline && (
        <p className={styles.back}>
          <Icon of={Wifi} size={18} />
          {shell.backOnline}
        </p>
      )}
    </div>
  )
}
