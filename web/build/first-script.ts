import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { oldestBrowser } from './oldest-browser.ts'
import { preactForReact } from './preact-for-react.ts'

const source = new URL('../src/app/early/ask-early.ts', import.meta.url)
const place = '<script type="module"'

/**
 * Writes the first script into the page itself: as a file it would come with the application, for which it is not to
 * wait. The server allows it by its hash.
 */
export async function insertFirstScript(folder: string): Promise<void> {
  const page = join(folder, 'index.html')
  const html = await readFile(page, 'utf8')
  if (!html.includes(place)) throw new Error('index.html has no place for the first script')
  const script = await bundle()
  // A function, as the code may hold what stands for a match.
  await writeFile(
    page,
    html.replace(place, () => `<script>${script}</script>\n    ${place}`),
  )
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: preactForReact },
    build: {
      write: false,
      target: oldestBrowser,
      lib: { entry: source.pathname, formats: ['iife'], name: 'firstScript' },
      // It uses none of what the modules around it do when they are loaded.
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [chunk] = output && 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk' || chunk.code.includes('</')) throw new Error('The first script is no script')
  return chunk.code.trim()
}
