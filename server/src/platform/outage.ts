import { Problem, unavailable } from './problem.ts'

// Connection exceptions, insufficient resources (such as a full disk), operator intervention, a read-only standby, a
// transaction rolled back for another one, and a lock that did not come in time: all may succeed the next time.
const passingStates = ['08', '53', '57', '25006', '40', '55P03']

/** Errors of the operating system; EAGAIN is a socket with a full queue, EMFILE a process with too many connections. */
const systemErrors =
  /^(EAGAIN|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EMFILE|ENETUNREACH|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/

// Errors of the driver itself have no code.
const driverMessages =
  /^(timeout expired|timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/

/** Rethrows a database error, as `unavailable` when the statement may succeed the next time. */
export const throwOutage = (error: unknown): never => {
  throw isOutage(error) && !(error instanceof Problem) ? unavailable('The database', error) : error
}

export function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  if (error instanceof Problem) return error.code === 'unavailable'
  if (!('code' in error) || typeof error.code !== 'string') return driverMessages.test(error.message)
  const { code } = error
  return (
    systemErrors.test(code) ||
    (/^[0-9A-Z]{5}$/.test(code) && passingStates.some((start) => code.startsWith(start)))
  )
}
