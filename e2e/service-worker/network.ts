import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { test as base } from '../fixtures.ts'

/** What lies between a phone and the server. The service worker's own calls go through it too. */
export type Network = {
  url: string
  /** From now on nothing arrives. */
  cut(): void
  restore(): void
  /** From now on nothing is answered, and nobody is told. */
  stall(): void
  /** From now on every page is another one. */
  change(page: (body: string) => string): void
  /** The next build: every file has another name, those of the old one are gone. */
  deploy(): void
}

const server = { host: '127.0.0.1', port: process.env.VIKALP_E2E_PORT }

async function startNetwork(): Promise<Network & { stop(): void }> {
  let isCut = false
  let isStalled = false
  let isDeployed = false
  let change = (body: string) => body
  const passing = createServer((asked, reply) => {
    if (isCut) return void asked.socket.destroy()
    if (isStalled) return
    if (isDeployed && isOldFile.test(asked.url ?? '')) return void reply.writeHead(404).end()
    pass(asked, reply, isDeployed ? nextBuild : (body) => body, change)
  })
  passing.listen(0, '127.0.0.1')
  await once(passing, 'listening')
  const { port } = passing.address() as AddressInfo // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    cut: () => {
      isCut = true
      passing.closeAllConnections()
    },
    restore: () => {
      isCut = false
      isStalled = false
    },
    stall: () => {
      isStalled = true
    },
    change: (page) => {
      change = page
    },
    deploy: () => {
      isDeployed = true
    },
    stop: () => {
      passing.close()
      passing.closeAllConnections()
    },
  }
}

const isOldFile = /^\/assets\/[\w-]+(?<!-next)\.(?:js|css)$/

/** Pages and the service worker name files in /assets, scripts those beside them. */
const nextBuild = (body: string): string =>
  body
    .replaceAll(/(assets\/|["'`]\.\/)([\w-]+)\.(js|css)/g, '$1$2-next.$3')
    .replace(/const version = '/, '$&next-')

type Change = (body: string) => string

function pass(asked: IncomingMessage, reply: ServerResponse, build: Change, change: Change): void {
  // The answer is to be whole and readable.
  const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...headers } = asked.headers
  const path = asked.url?.replace(/-next(?=\.(?:js|css)$)/, '')
  // As a proxy says it: sign-ups are counted by the address.
  const forwarded = { 'x-forwarded-for': asked.socket.remoteAddress, ...headers }
  const sent = request({ ...server, path, method: asked.method, headers: forwarded }, async (answer) => {
    const { 'content-length': ____, ...kept } = answer.headers
    reply.writeHead(answer.statusCode ?? 502, kept)
    const type = kept['content-type'] ?? ''
    if (!/html|javascript|css/.test(type)) return void answer.pipe(reply)
    const body = build(await text(answer))
    reply.end(type.includes('html') ? change(body) : body)
  })
  sent.on('error', () => reply.destroy())
  asked.pipe(sent)
}

/** A journey through a network of its own, with the service worker on. */
export const test = base.extend<{ network: Network }>({
  network: async ({ browserName: _ }, use) => {
    const network = await startNetwork()
    await use(network)
    network.stop()
  },
  baseURL: ({ network }, use) => use(network.url),
  serviceWorkers: 'allow',
})

/** Waits until the service worker has stored the application and answers for the page. */
export const untilControlled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    // The first visit is not controlled until the worker has claimed it.
    if (active && !navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
  })

/** The phone has no network, and knows it. */
export async function goOffline(page: Page, network: Network): Promise<void> {
  network.cut()
  await page.context().setOffline(true)
}

export async function goOnline(page: Page, network: Network): Promise<void> {
  network.restore()
  await page.context().setOffline(false)
}
