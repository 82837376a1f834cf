import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@vikalp/contract/endpoint'

/** Every endpoint that a file of the contract exports. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@vikalp/contract/endpoint')))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const exported = await Promise.all(files.map((name) => import(join(folder, name))))
  return exported.flatMap((names: Record<string, object>) =>
    Object.entries(names)
      .filter(([name]) => name.endsWith('Contract'))
      .flatMap(([, endpoints]): Endpoint[] => Object.values(endpoints)),
  )
}
