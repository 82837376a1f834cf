import { unavailable } from './problem.ts'

// Connection exceptions, insufficient resources (disk full among them), operator intervention, read-only standby, and
// a transaction that gave way to another: all may go well the next time.
const passingStates = ['08', '53', '57', '25006', '40']

/** Of the operating system; EAGAIN is a socket whose queue is full. */
const systemErrors =
  /^(EAGAIN|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/

// The driver's own errors have no code.
const driverMessages =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/

/** Throws an error of the database again: as unavailable where it may go well the next time. */
export const throwOutage = (error: unknown): never => {
  throw isOutage(error) ? unavailable('The database', error) : error
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (!('code' in error) || typeof error.code !== 'string') return driverMessages.test(error.message)
  const { code } = error
  return (
    systemErrors.test(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && passingStates.some((start) => code.startsWith(start)))
  )
}
