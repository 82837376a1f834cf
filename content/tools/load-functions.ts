import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

export type Functions = Readonly<Record<string, () => unknown>>

/**
 * The functions that a file of the bank exports under one name, by the ids of questions; none without a file. `fault` is
 * called when it cannot be loaded.
 */
export async function loadFunctions(
  path: string,
  name: string,
  fault: (id: string, message: string) => void,
): Promise<Functions> {
  if (!existsSync(path)) return {}
  try {
    const loaded: Record<string, unknown> = await import(pathToFileURL(path).href)
    const functions = loaded[name]
    if (areFunctions(functions)) return functions
    fault(path, `does not export ${name}`)
  } catch (error) {
    fault(path, `cannot be loaded: ${messageOf(error)}`)
  }
  return {}
}

const areFunctions = (found: unknown): found is Functions =>
  typeof found === 'object' &&
  found !== null &&
  Object.values(found).every((each) => typeof each === 'function')

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
