const undoings = new Set<() => void>()

/** Runs `undo` when this process ends, however it does short of kill -9; gives what takes that back. */
export function undoAtExit(undo: () => void): () => void {
  if (undoings.size === 0) listen()
  undoings.add(undo)
  return () => undoings.delete(undo)
}

let isListening = false

function listen(): void {
  if (isListening) return
  isListening = true
  process.on('exit', () => {
    for (const undo of [...undoings].reverse()) attempt(undo)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
}

function attempt(undo: () => void): void {
  try {
    undo()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}
