import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { screenNames, screens } from '../src/platform/navigation/screens.ts'
import { drawChapters } from './draw-chapters.ts'
import { insertFirstScript } from './first-script.ts'
import { writeLicences } from './licences.ts'
import { type Chunk, listPages } from './list-pages.ts'

/** Not precached: the fonts of formulas and Greek are fetched by the first page that needs them. */
const precached = /\.(js|css)$|anek-ui.*\.woff2$|stix-two-text-latin.*\.woff2$/
const compressible = /\.(js|css|svg|json|txt|webmanifest)$/
const worthCompressing = 1024

/** After the bundle is written: adds the licences, lists its files in the service worker, compresses the big ones. */
export function finishBuild(): Plugin {
  let folder = ''
  let chunks: Chunk[] = []
  return {
    name: 'finish-build',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir)
    },
    writeBundle: (_, bundle) => {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    },
    closeBundle: async () => {
      await insertFirstScript(folder)
      await listPages(folder, chunks)
      await drawChapters(folder)
      await writeLicences(folder)
      await writeServiceWorker(folder)
      await compress(folder)
    },
  }
}

async function writeServiceWorker(folder: string): Promise<void> {
  const assets = (await readdir(join(folder, 'assets'))).filter((name) => precached.test(name)).sort()
  const page = await readFile(join(folder, 'index.html'))
  const source = await readFile(join(folder, 'service-worker.js'), 'utf8')
  const paths = screenNames.map((name) => screens[name].path).filter((path) => !path.includes(':'))
  const version = createHash('sha256').update(assets.join()).update(page).update(source).digest('hex')
  const files = assets.map((name) => `'/assets/${name}'`).join(', ')
  await writeFile(
    join(folder, 'service-worker.js'),
    source
      .replace('__VERSION__', version.slice(0, 12))
      .replace("'__FILES__'", files)
      .replace("'__PAGES__'", paths.map((path) => `'${path}'`).join(', ')),
  )
}

async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!compressible.test(name)) continue
    const content = await readFile(join(folder, name))
    if (content.length < worthCompressing) continue
    await writeFile(join(folder, `${name}.br`), await brotli(content, quality))
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(content, { level: 9 }))
  }
}

const brotli = promisify<Buffer, object, Buffer>(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
