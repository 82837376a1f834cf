import { useOnline } from '#platform/api/online.ts'
import { useMessages } from '#platform/texts/messages.tsx'
import { useHall } from './hall-context.tsx'

/** Where the answers are: with the server, or still on this device. What is not as usual is a sentence of its own. */
export function useSending(): { text: string; isUsual: boolean } {
  const m = useMessages('hall').strip
  const isOnline = useOnline()
  const { unsent, isCutOff, isOnDevice } = useHall()
  if (!isOnDevice && unsent > 0) return { text: m.notOnDevice, isUsual: false }
  if (!isOnline) return { text: m.offline, isUsual: false }
  if (isCutOff) return { text: m.busy, isUsual: false }
  return { text: unsent > 0 ? m.toSend(unsent) : m.saved, isUsual: true }
}
