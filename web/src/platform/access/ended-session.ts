import { commonStore } from '../device-store.ts'
import { currentToken, dropToken, ownerOf } from './token.ts'

const name = 'ended-session'
const isText = (value: unknown): value is string => typeof value === 'string'

/** The server no longer accepts this token: the device forgets it, and who it was until the next sign-in. */
export function endSession(token: string): void {
  if (currentToken() !== token) return
  commonStore.write(name, ownerOf(token))
  dropToken(token)
}

/** Whose session ended by itself since the last sign-in on this device. */
export const ownerOfEndedSession = (): string | undefined => commonStore.read(name, isText)

export const forgetEndedSession = (): void => commonStore.remove(name)
