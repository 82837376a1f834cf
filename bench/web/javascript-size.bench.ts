import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Measurement } from '../measurement.ts'

const dist = join(import.meta.dirname, '../../web/dist')

const measured = [
  '/',
  '/login',
  '/exams',
  '/chapters',
  '/quiz',
  '/mocks',
  '/profile',
  '/teacher',
  '/institute',
]

/** How much JavaScript does the first visit to a screen load, in KB after gzip? */
export async function measureJavascriptSize(): Promise<Measurement[]> {
  const shell = readFileSync(join(dist, 'index.html'), 'utf8')
  const entry = [...shell.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '')
  const pages: { path: string; scripts: string[] }[] = JSON.parse(
    readFileSync(join(dist, 'pages.json'), 'utf8'),
  )
  return measured.map((path) => {
    const scripts = pages.find((page) => page.path === path)?.scripts ?? []
    const sizes = [...new Set([...entry, ...scripts])].map(
      (file) => gzipSync(readFileSync(join(dist, file))).length,
    )
    const total = sizes.reduce((sum, size) => sum + size, 0)
    return { name: `javascript ${path} (KB gzip)`, value: Math.round(total / 102.4) / 10 }
  })
}
