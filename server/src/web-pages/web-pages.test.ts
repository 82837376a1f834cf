import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SiteSettings } from '@vikalp/contract/site'
import fastify, { type FastifyInstance } from 'fastify'
import { installWebPages } from './web-pages.ts'

const settings: SiteSettings = {
  loginUrl: '/login',
  providerUrl: '',
  demo: true,
  publicLanding: false,
  mail: false,
  passkeysAt: 'http://localhost:3000',
  operator: { name: 'A < "B" & C', postalAddress: [], email: 'help@site.example', phone: '1' },
}
const place = '<meta name="vikalp-settings" content="" />'
const policy = "default-src 'none'; script-src 'self'; style-src 'self'"
const script = 'ask()'
const shell = `<head><title>Vikalp</title>${place}<script>${script}</script></head><body>Vikalp</body>`
const icon = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** A server of a small build. */
async function serverOf(t: TestContext, index = shell): Promise<FastifyInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'vikalp-web-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const files = {
    'index.html': index,
    'index.html.br': brotliCompressSync(index),
    'pages.json': JSON.stringify([
      { path: '/exams', scripts: ['assets/a.js', 'assets/b.js'], styles: ['assets/c.css'] },
    ]),
    'manifest.webmanifest': JSON.stringify({ name: 'Vikalp', short_name: 'Vikalp', start_url: '/' }),
    'favicon.svg': icon,
    'favicon.svg.br': brotliCompressSync(icon),
    'assets/a.js': 'go()',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const app = fastify()
  t.after(() => app.close())
  app.addHook('onRequest', async (_, reply) => void reply.header('content-security-policy', policy))
  installWebPages(app, settings, `${folder}/`)
  return app
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const named = shell
  .replace('content="', () => `content="${escaped(JSON.stringify(settings))}`)
  .replaceAll('>Vikalp', () => `>${escaped(settings.operator.name)}`)
const exams = named.replace(
  '</head>',
  '<link rel="stylesheet" crossorigin href="/assets/c.css">' +
    '<link rel="modulepreload" crossorigin href="/assets/a.js">' +
    '<link rel="modulepreload" crossorigin href="/assets/b.js"></head>',
)

test('a page has the settings, the name of the site and what it loads, and is always checked', async (t) => {
  const app = await serverOf(t)
  const { statusCode, headers, body } = await app.inject('/exams')
  assert.deepEqual(
    [statusCode, body, headers['content-type'], headers['cache-control'], headers.vary],
    [200, exams, 'text/html; charset=utf-8', 'no-cache', 'accept-encoding'],
  )
  assert.match(String(headers.etag), /^"[\w-]{22}"$/)
  const again = await app.inject({ url: '/exams', headers: { 'if-none-match': String(headers.etag) } })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  const other = await app.inject({ url: '/exams', headers: { 'if-none-match': '"of yesterday"' } })
  assert.equal(other.statusCode, 200)
})

const encodings: [accepted: string, sent: string | undefined, read: (sent: Buffer) => Buffer][] = [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['deflate', undefined, (sent) => sent],
]
for (const [accepted, sent, read] of encodings)
  test(`a browser that reads ${accepted} gets a page as ${sent ?? 'plain text'}`, async (t) => {
    const app = await serverOf(t)
    const { headers, rawPayload } = await app.inject({
      url: '/exams',
      headers: { 'accept-encoding': accepted },
    })
    assert.deepEqual([headers['content-encoding'], read(rawPayload).toString()], [sent, exams])
  })

test('a page whose address holds a token does not stay in the cache of the browser', async (t) => {
  const { headers } = await (await serverOf(t)).inject('/exams?token=a.b.c')
  assert.equal(headers['cache-control'], 'no-store')
})

test('an unknown address is a page for a person, which is never taken as unchanged, and nothing for a program', async (t) => {
  const app = await serverOf(t)
  const get = (url: string, headers: Record<string, string>) => app.inject({ url, headers })
  const unknown = await get('/nowhere', { accept: 'text/html' })
  assert.deepEqual([unknown.statusCode, unknown.body], [404, named])
  const again = await get('/nowhere', { accept: 'text/html', 'if-none-match': String(unknown.headers.etag) })
  assert.equal(again.statusCode, 404)
  for (const [url, accept] of [
    ['/nowhere', 'application/json'],
    ['/api/nowhere', 'text/html'],
  ] as const) {
    const { statusCode, headers } = await get(url, { accept })
    assert.deepEqual([statusCode, headers['content-type']], [404, 'application/json; charset=utf-8'], url)
  }
})

test('a page may run its own first script, and no other answer may run any', async (t) => {
  const app = await serverOf(t)
  const scripts = async (url: string, accept = 'text/html') => {
    const { headers } = await app.inject({ url, headers: { accept } })
    return /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }
  const hash = createHash('sha256').update(script).digest('base64')
  for (const page of ['/exams', '/nowhere']) assert.equal(await scripts(page), `'self' 'sha256-${hash}'`)
  assert.equal(await scripts('/assets/a.js'), "'self'")
  assert.equal(await scripts('/nowhere', 'application/json'), "'self'")
})

test('a file with its version in the name is kept for a year, any other is checked', async (t) => {
  const app = await serverOf(t)
  const asset = await app.inject('/assets/a.js')
  assert.deepEqual([asset.statusCode, asset.body], [200, 'go()'])
  assert.equal(asset.headers['cache-control'], 'public, max-age=31536000, immutable')
  const small = await app.inject({ url: '/favicon.svg', headers: { 'accept-encoding': 'br' } })
  assert.equal(brotliDecompressSync(small.rawPayload).toString(), icon)
  assert.deepEqual([small.headers['content-encoding'], small.headers['cache-control']], ['br', 'no-cache'])
  for (const hidden of ['/', '/index.html', '/pages.json', '/favicon.svg.br'])
    assert.equal((await app.inject(hidden)).statusCode, 404, hidden)
})

test('the installed application bears the name of the site', async (t) => {
  const { name } = settings.operator
  const { headers, body } = await (await serverOf(t)).inject('/manifest.webmanifest')
  assert.deepEqual(JSON.parse(body), { name, short_name: name, start_url: '/' })
  assert.deepEqual(
    [headers['content-type'], headers['cache-control']],
    ['application/manifest+json; charset=utf-8', 'no-cache'],
  )
})

test('a build that cannot take the settings stops the start', (t) =>
  assert.rejects(serverOf(t, '<head></head>'), /no place for the settings/))

test('without a build there are no pages', async (t) => {
  const app = fastify()
  t.after(() => app.close())
  installWebPages(app, settings, '/no/such/build/')
  assert.equal((await app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode, 404)
})
