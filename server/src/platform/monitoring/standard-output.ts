/** What waits at most for a reader that has ceased to read. */
const mostWaiting = 1024 * 1024

// An error that nobody hears would end the server with the reader of its log, or when the disk of the log is full.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** A line of the log that cannot be written is lost: no answer and no end of the server waits for it. */
export const standardOutput = {
  write(line: string): void {
    if (process.stdout.writableLength < mostWaiting) process.stdout.write(line)
  },
}
