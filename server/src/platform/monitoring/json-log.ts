import { standardOutput } from './standard-output.ts'

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

type Details = Record<string, unknown>

/** Lines in the form of the server's log, for what happens before the server runs or outside it. */
export function jsonLog(level: string) {
  const write = (name: string, message: string, details?: Details): void => {
    if (levels.indexOf(name) < levels.indexOf(level)) return
    const line = { level: 10 * (levels.indexOf(name) + 1), time: Date.now(), ...details, msg: message }
    standardOutput.write(`${JSON.stringify(line)}\n`)
  }
  return {
    info: (message: string, details?: Details) => write('info', message, details),
    error: (message: string, details?: Details) => write('error', message, details),
  }
}
