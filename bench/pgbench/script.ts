/** A statement as the server sends it. */
export type Sent = { text: string; values: readonly unknown[] }

type Script = {
  text: string
  /** What the script calls by name, with the same value in every round. */
  variables: Record<string, string>
}

/**
 * The statements as a script of pgbench: a value that belongs to one round becomes an expression over pgbench's own
 * variables, any other one a variable that keeps its value.
 */
export function scriptOf(statements: readonly Sent[], ofRound: ReadonlyMap<unknown, string>): Script {
  const variables: Record<string, string> = {}
  const lines = statements.map(({ text, values }, i) => {
    const parameters = values.map((value, k) => {
      const expression = ofRound.get(value)
      if (expression !== undefined) return expression
      if (value === null || value === undefined) return 'NULL'
      const name = `s${i + 1}v${k + 1}`
      variables[name] = literal(value)
      return `:${name}`
    })
    const filled = text.replace(/\$(\d+)/g, (_, k) => parameters[Number(k) - 1] ?? '')
    return `${filled.replace(/;?\s*$/, '')};`
  })
  return { text: lines.join('\n'), variables }
}

/** As PostgreSQL reads a parameter. */
function literal(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`
  return String(value)
}

const element = (value: unknown): string =>
  value === null ? 'NULL' : `"${literal(value).replaceAll(/["\\]/g, '\\$&')}"`

/** What pgbench says of a run: transactions a second without the time of connecting, and how many there were. */
export function readReport(said: string): { perSecond: number; transactions: number; failed: number } {
  const number = (pattern: RegExp): number => Number(pattern.exec(said)?.[1])
  return {
    perSecond: number(/^tps = ([\d.]+)/m),
    transactions: number(/actually processed: (\d+)/),
    failed: number(/failed transactions: (\d+)/) || 0,
  }
}
