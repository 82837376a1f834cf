import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A statement with its parameters in the order of $1, $2 ...; `name` makes PostgreSQL prepare it once per connection. */
export type Statement = { name: string; text: string; parameters: readonly string[] }

/**
 * Reads x.store.sql beside x.store.ts: blocks headed `-- name: lockQuiz`, with parameters written as $quizId.
 * Throws at the start when a query is missing or not used.
 */
export function loadSql<const Name extends string>(
  moduleUrl: string,
  ...names: Name[]
): Record<Name, Statement> {
  const file = fileURLToPath(moduleUrl).replace(/\.ts$/, '.sql')
  const blocks = new Map(
    readFileSync(file, 'utf8')
      .split(/^-- name: /m)
      .slice(1)
      .map((block): [string, string] => {
        const end = block.indexOf('\n')
        return [block.slice(0, end).trim(), block.slice(end + 1).trim()]
      }),
  )
  const unused = [...blocks.keys()].filter((name) => !names.some((wanted) => wanted === name))
  if (unused.length > 0) throw new Error(`${basename(file)} has unused queries: ${unused.join(', ')}`)
  const statements = names.map((name): [Name, Statement] => {
    const source = blocks.get(name)
    if (!source) throw new Error(`${basename(file)} lacks the query ${name}`)
    return [name, compile(`${basename(file, '.store.sql')}.${name}`, source)]
  })
  return Object.fromEntries(statements) as Record<Name, Statement> // fromEntries loses the literal keys
}

function compile(name: string, source: string): Statement {
  const parameters: string[] = []
  const text = source.replace(/(?<![\w$])\$([a-z]\w*)/gi, (_, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter)
    return `$${parameters.indexOf(parameter) + 1}`
  })
  return { name, text, parameters }
}
