import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleFile } from '../src/messages/messages.ts'
import { type ScreenName, screenNames, screens } from '../src/platform/navigation/screens.ts'

/** A file that the build has written. */
export type Chunk = {
  fileName: string
  moduleIds: readonly string[]
  imports: readonly string[]
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

/** What the browser would fetch late for a screen: the server has it preloaded with the page. */
function lazyParts(name: ScreenName): string[] {
  const { chunk, texts, shows } = screens[name]
  return [
    `${chunk}.tsx`,
    ...texts.map((bundle) => `messages/${bundleFile('en', bundle)}`),
    ...(shows ? lazyParts(shows) : []),
  ]
}

/** Writes pages.json for the server: each address with the scripts and styles of its screen. */
export async function listPages(folder: string, chunks: readonly Chunk[]): Promise<void> {
  const shell = await readFile(join(folder, 'index.html'), 'utf8')
  const missing = (file: string): boolean => !shell.includes(file)
  const pages = screenNames.map((name) => {
    const needed = withImports(
      chunks,
      lazyParts(name).map((part) => chunkOf(chunks, part)),
    )
    const scripts = needed.map(({ fileName }) => fileName).filter(missing)
    const styles = needed
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      .filter(missing)
    return { path: screens[name].path, scripts, styles: [...new Set(styles)] }
  })
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages))
}

function chunkOf(chunks: readonly Chunk[], part: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${part}`)))
  if (!chunk) throw new Error(`The build has no src/${part}, which a row of screens.ts asks for`)
  return chunk
}

/** The chunks and all that they import, each once. */
function withImports(chunks: readonly Chunk[], entries: readonly Chunk[]): Chunk[] {
  const found = new Set(entries)
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk)
  return [...found]
}
