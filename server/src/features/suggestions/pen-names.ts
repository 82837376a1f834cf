import { createHmac } from 'node:crypto'
import { penName } from '@vikalp/domain/suggestions/pen-name'

export type PenNameOf = (userId: string) => string

/** Pen names by the server's key: whoever knows a classmate's id cannot work out the name. */
export const penNames =
  (secret: string): PenNameOf =>
  (userId) =>
    penName(createHmac('sha256', secret).update(`pen name of ${userId}`).digest().readUInt32BE())
