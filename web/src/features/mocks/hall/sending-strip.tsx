import { useOnline } from '#platform/api/online.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import styles from './hall-bar.module.css'
import { useHall } from './hall-context.tsx'

/** Where the answers are: with the server, or still on this device. */
export function SendingStrip() {
  const m = useMessages('hall').strip
  const isOnline = useOnline()
  const { unsent, isCutOff, isOnDevice } = useHall()
  const text = () => {
    if (!isOnDevice && unsent > 0) return m.notOnDevice
    if (!isOnline) return m.offline
    if (isCutOff) return m.busy
    return unsent > 0 ? m.toSend(unsent) : m.saved
  }
  return <p className={styles.strip}>{text()}</p>
}
