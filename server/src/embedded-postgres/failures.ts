/** Another Vikalp owns the data folder. */
export class DataFolderInUse extends Error {
  readonly processId: number | undefined

  constructor(dataDir: string, processId: number | undefined) {
    const owner = processId === undefined ? '' : ` (process ${processId})`
    super(`Vikalp is already running with the data folder ${dataDir}${owner}`)
    this.name = 'DataFolderInUse'
    this.processId = processId
  }
}

/** The embedded PostgreSQL cannot run; the message ends with its own output. */
export class PostgresFailed extends Error {
  constructor(what: string, said = '', options?: ErrorOptions) {
    const advice = adviceFor(`${what}\n${said}`)
    super([what, advice, said.trim()].filter(Boolean).join('\n'), options)
    this.name = 'PostgresFailed'
  }
}

const advices: [sign: RegExp, advice: string][] = [
  [/No space left on device|ENOSPC/, 'The disk is full: free some space and start again.'],
  [/Read-only file system|EROFS/, 'The disk is read-only: point DATA_DIR to a folder that can be written.'],
  [
    /Permission denied|EACCES|EPERM/,
    'A folder cannot be read or written: change its owner, or point DATA_DIR to another folder.',
  ],
]

function adviceFor(text: string): string {
  return advices.find(([sign]) => sign.test(text))?.[1] ?? ''
}

/** Any thrown value as a PostgresFailed, so that callers handle one kind of failure. */
export function toPostgresFailed(what: string, error: unknown): PostgresFailed | DataFolderInUse {
  if (error instanceof PostgresFailed || error instanceof DataFolderInUse) return error
  return new PostgresFailed(what, error instanceof Error ? error.message : String(error), { cause: error })
}
