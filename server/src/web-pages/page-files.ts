import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { SiteSettings } from '@vikalp/contract/site'
import { z } from 'zod'

export const distFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

export type Page = { html: Buffer; br: Buffer; gzip: Buffer; etag: string }

const Pages = z.array(
  z.object({ path: z.string(), scripts: z.array(z.string()), styles: z.array(z.string()) }),
)

export type PageFiles = {
  /** A prepared page for each address of the route table. */
  byPath: Map<string, Page>
  /** The page for every other address. */
  unknown: Page
}

/** The pages of the built web with this server's settings, made once at the start; undefined without a build. */
export function makePages(settings: SiteSettings): PageFiles | undefined {
  if (!existsSync(`${distFolder}pages.json`)) return undefined
  const shell = fillSettings(readFileSync(`${distFolder}index.html`, 'utf8'), settings)
  const pages = Pages.parse(JSON.parse(readFileSync(`${distFolder}pages.json`, 'utf8')))
  const byPath = pages.map(({ path, scripts, styles }): [string, Page] => {
    const links = [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ]
    return [path, makePage(shell.replace('</head>', `${links.join('')}</head>`))]
  })
  return { byPath: new Map(byPath), unknown: makePage(shell) }
}

/** The settings are in a meta tag, not a script, so the Content-Security-Policy stays strict. */
function fillSettings(shell: string, settings: SiteSettings): string {
  const tag = '<meta name="vikalp-settings" content="'
  if (!shell.includes(tag))
    throw new Error('web/dist/index.html has no place for the settings: build the web again')
  const content = JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return shell.replace(tag, () => tag + content)
}

function makePage(source: string): Page {
  const html = Buffer.from(source)
  return {
    html,
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(html),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
}
