import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { SiteSettings } from '@vikalp/contract/site'
import { z } from 'zod'

export const distFolder = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

export type Page = { html: Buffer; br: Buffer; gzip: Buffer; etag: string }

// Which screen's chunk each address opens; the browser is told to fetch it together with the entry.
const screens: Record<string, string> = {
  '/': 'features/landing/landing-screen.tsx',
  '/exams': 'features/catalogue/exams-screen.tsx',
  '/exam-selection': 'features/catalogue/exams-screen.tsx',
  '/test-type': 'features/catalogue/subjects-screen.tsx',
  '/chapters': 'features/catalogue/chapters-screen.tsx',
  '/quiz': 'features/quiz/quiz-screen.tsx',
  '/analysis': 'features/quiz/analysis-screen.tsx',
  '/review': 'features/quiz/review-screen.tsx',
  '/profile': 'features/profiles/student-screen.tsx',
  '/student-profile': 'features/profiles/student-screen.tsx',
  '/teacher': 'features/profiles/teacher-screen.tsx',
  '/institute': 'features/profiles/institute-screen.tsx',
  '/verify': 'features/identity/verify-screen.tsx',
  '/login': 'features/identity/login-screen.tsx',
  '/privacy': 'features/site/privacy-screen.tsx',
  '/terms': 'features/site/terms-screen.tsx',
  '/faq': 'features/site/faq-screen.tsx',
  '/support': 'features/site/support-screen.tsx',
}

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof Manifest>

/** One ready page per address of the route table, made once at boot; '' is the page for unknown addresses. */
export function makePages(settings: SiteSettings): Map<string, Page> | undefined {
  if (!existsSync(`${distFolder}index.html`)) return undefined
  const shell = fillSettings(readFileSync(`${distFolder}index.html`, 'utf8'), settings)
  const manifest = Manifest.parse(JSON.parse(readFileSync(`${distFolder}.vite/manifest.json`, 'utf8')))
  const pages = Object.entries(screens).map(([path, screen]): [string, Page] => {
    return [path, makePage(shell.replace('</head>', `${links(manifest, `src/${screen}`, shell)}</head>`))]
  })
  return new Map([...pages, ['', makePage(shell)]])
}

/** The settings travel in a meta tag: data, not script, so the Content-Security-Policy stays strict. */
function fillSettings(shell: string, settings: SiteSettings): string {
  const tag = '<meta name="vikalp-settings" content="'
  if (!shell.includes(tag))
    throw new Error('web/dist/index.html has no place for the settings: build the web again')
  return shell.replace(
    tag,
    () => tag + JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  )
}

/** Preloads of a screen's chunk, what it imports, and its styles. */
function links(manifest: Manifest, entry: string, shell: string): string {
  const chunks = new Set<string>()
  const visit = (key: string): void => {
    if (chunks.has(key)) return
    chunks.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  visit(entry)
  const found = [...chunks].map((key) => manifest[key]).filter((chunk) => chunk !== undefined)
  const scripts = found.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const styles = found
    .flatMap(({ css }) => css)
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  const fileOf = (link: string): string => /href="([^"]+)"/.exec(link)?.[1] ?? link
  return [...new Set([...styles, ...scripts])].filter((link) => !shell.includes(fileOf(link))).join('')
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
