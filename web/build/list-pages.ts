import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleFile } from '../src/messages/messages.ts'
import { type ScreenName, screenNames, screens } from '../src/platform/navigation/screens.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** What the browser would fetch late for a screen: the server has it preloaded with the page. */
function lazyParts(name: ScreenName): string[] {
  const { chunk, texts, queries, shows } = screens[name]
  return [
    `${chunk}.tsx`,
    ...texts.map((bundle) => `messages/${bundleFile('en', bundle)}`),
    ...(queries === false ? [] : ['app/query-scope.tsx']),
    ...(shows ? lazyParts(shows) : []),
  ]
}

/** Writes pages.json for the server: each address with the scripts and styles of its screen. */
export async function listPages(folder: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  const pages = screenNames.map((name) => {
    const parts = lazyParts(name).map((part) => `src/${part}`)
    const chunks = withImports(manifest, parts)
    const missing = (file: string): boolean => !shell.includes(file)
    const scripts = chunks.map(({ file }) => file).filter(missing)
    const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))].filter(missing)
    return { path: screens[name].path, scripts, styles }
  })
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
}

function withImports(manifest: Manifest, entries: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>()
  const visit = (key: string): void => {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk ${key}, which a row of screens.ts asks for`)
    found.set(key, chunk)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return [...found.values()]
}
