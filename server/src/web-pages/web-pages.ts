import fastifyStatic from '@fastify/static'
import type { SiteSettings } from '@vikalp/contract/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { builtWeb, type Encoding, makeManifest, makePages, type Page, type PageFiles } from './page-files.ts'

/** The better one first. */
const encodings: [Encoding, RegExp][] = [
  ['br', /\bbr\b/],
  ['gzip', /\bgzip\b/],
]

const policyHeader = 'content-security-policy'

/**
 * Serves the built web: hashed assets are cached for a year, pages are always checked for a newer version. Without a
 * build the server is only an API.
 */
export function installWebPages(app: FastifyInstance, settings: SiteSettings, folder = builtWeb): void {
  const pages = makePages(folder, settings)
  if (!pages) return
  app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/.vite/**', 'pages.json', 'manifest.webmanifest'],
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  const hidden = { schema: { hide: true } }
  const manifest = makeManifest(folder, settings)
  app.get('/manifest.webmanifest', hidden, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifest),
  )
  for (const [path, page] of pages.byPath)
    app.get(path, hidden, (request, reply) => sendPage(page, 200, request, allowScript(pages, reply)))
  app.get('/*', hidden, (request, reply) => {
    const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith('/api')
    return wantsPage ? sendPage(pages.unknown, 404, request, allowScript(pages, reply)) : reply.callNotFound()
  })
}

/** Only pages may run it: the policy of every other answer knows no script but files. */
function allowScript({ scriptHash }: PageFiles, reply: FastifyReply): FastifyReply {
  const policy = String(reply.getHeader(policyHeader) ?? '')
  return scriptHash && policy
    ? reply.header(
        policyHeader,
        policy.replace("script-src 'self'", (allowed) => `${allowed} ${scriptHash}`),
      )
    : reply
}

function sendPage(page: Page, status: number, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // An address with a token, as an outside provider makes it, is not to wait in the browser's cache.
  const cache = request.url.includes('token=') ? 'no-store' : 'no-cache'
  reply.headers({ etag: page.etag, 'cache-control': cache, vary: 'accept-encoding' })
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.code(status).type('text/html; charset=utf-8')
  const [encoding] = encodings.find(([, asked]) => asked.test(accepted)) ?? []
  return encoding
    ? reply.header('content-encoding', encoding).send(page.packed(encoding))
    : reply.send(page.html)
}
