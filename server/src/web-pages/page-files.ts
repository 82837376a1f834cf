import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { SiteSettings } from '@vikalp/contract/site'
import { defaultOperator } from '@vikalp/domain/site'
import { z } from 'zod'

export const builtWeb = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

export type Encoding = 'br' | 'gzip'

export type Page = {
  html: Buffer
  /** The page as a client that takes this encoding gets it. */
  packed(encoding: Encoding): Buffer
  etag: string
}

const Pages = z.array(
  z.object({ path: z.string(), scripts: z.array(z.string()), styles: z.array(z.string()) }),
)

export type PageFiles = {
  /** A prepared page for each address of the route table. */
  byPath: Map<string, Page>
  /** The page for every other address. */
  unknown: Page
  /** What a Content-Security-Policy calls the one script that stands in the pages themselves. */
  scriptHash: string | undefined
}

/** The pages of the built web with this server's settings, made once at the start; undefined without a build. */
export function makePages(folder: string, settings: SiteSettings): PageFiles | undefined {
  if (!existsSync(`${folder}pages.json`)) return undefined
  const shell = nameSite(fillSettings(readFileSync(`${folder}index.html`, 'utf8'), settings), settings)
  const pages = Pages.parse(JSON.parse(readFileSync(`${folder}pages.json`, 'utf8')))
  const byPath = pages.map(({ path, scripts, styles }): [string, Page] => {
    const links = [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ]
    return [path, makePage(shell.replace('</head>', `${links.join('')}</head>`))]
  })
  return { byPath: new Map(byPath), unknown: makePage(shell), scriptHash: hashOfScript(shell) }
}

function hashOfScript(shell: string): string | undefined {
  const script = /<script>(.*?)<\/script>/s.exec(shell)?.[1]
  return script && `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** The manifest of the installed application, by the name of this site. */
export function makeManifest(folder: string, { operator }: SiteSettings): string {
  const manifest: object = JSON.parse(readFileSync(`${folder}manifest.webmanifest`, 'utf8'))
  return JSON.stringify({ ...manifest, name: operator.name, short_name: operator.name })
}

/** The title, the first frame and the sentence for a browser without JavaScript. */
const nameSite = (shell: string, { operator }: SiteSettings): string =>
  shell.replaceAll(`>${defaultOperator.name}`, () => `>${escaped(operator.name)}`)

/** The settings are in a meta tag, not a script, so the Content-Security-Policy stays strict. */
function fillSettings(shell: string, settings: SiteSettings): string {
  const tag = '<meta name="vikalp-settings" content="'
  if (!shell.includes(tag))
    throw new Error('web/dist/index.html has no place for the settings: build the web again')
  return shell.replace(tag, () => tag + escaped(JSON.stringify(settings)))
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const pack: Record<Encoding, (html: Buffer) => Buffer> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (html) => gzipSync(html),
}

/** Packed when first asked for, once: to pack every page at the start took a third of it. */
function makePage(source: string): Page {
  const html = Buffer.from(source)
  const made: Partial<Record<Encoding, Buffer>> = {}
  return {
    html,
    packed(encoding) {
      made[encoding] ??= pack[encoding](html)
      return made[encoding]
    },
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
}
