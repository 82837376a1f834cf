/** What waits at most for a reader that has ceased to read. */
const mostWaiting = 1024 * 1024

/** So long the lines of answers are gathered, since each write is a call of the system. */
const gatheringMs = 20

// An error that nobody hears would end the server with the reader of its log, or when the disk of the log is full.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

let gathered = ''

function flush(): void {
  if (gathered === '') return
  const lines = gathered
  gathered = ''
  process.stdout.write(lines)
}
process.on('exit', flush)

const isFull = (): boolean => process.stdout.writableLength + gathered.length >= mostWaiting

/** A line of the log that cannot be written is lost: no answer and no end of the server waits for it. */
export const standardOutput = {
  write(line: string): void {
    if (isFull()) return
    flush()
    process.stdout.write(line)
  },
}

/** The same for lines that come with every answer: they are written together, moments later and in their order. */
export const gatheredOutput = {
  write(line: string): void {
    if (isFull()) return
    if (gathered === '') setTimeout(flush, gatheringMs).unref()
    gathered += line
  },
}
