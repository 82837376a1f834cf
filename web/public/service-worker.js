/* The application works without a network, and opens from the phone. The build writes the three values below. */
const version = '__VERSION__'
const precached = ['__FILES__']
const pages = ['__PAGES__']

const prefix = 'vikalp-'
const cacheName = prefix + version
const shell = '/'
/** How long a phone with a weak signal waits for an address that is not stored before the shell is shown. */
const patienceMs = 4000

self.addEventListener('install', (event) => {
  const fresh = pages.map((path) => new Request(path, { cache: 'reload' }))
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([...fresh, ...precached]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()))
})

/** The files of the last build stay: a tab that it opened may still need one, as for the result of a running quiz. */
async function dropOld() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate')
    event.respondWith(pages.includes(pathname) ? page(event, pathname) : elsewhere(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** Cache first: the page opens at once, and is fetched anew behind it for the next visit. */
async function page(event, path) {
  const cache = await caches.open(cacheName)
  const stored = await cache.match(path)
  if (!stored) return elsewhere(event.request)
  event.waitUntil(refresh(cache, path).catch(() => undefined))
  return stored
}

/** A page of the next build would name files that this cache lacks: its own service worker brings it. */
async function refresh(cache, path) {
  const response = await fetch(path, { cache: 'no-cache' })
  if (!isPage(response)) return
  const named = (await response.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []
  if (named.length > 0 && named.every((file) => precached.includes(file))) await cache.put(path, response)
}

/** An address that has no page of its own: a profile, a picture, what a monitor asks for. */
async function elsewhere(request) {
  const cache = await caches.open(cacheName)
  const fresh = fetch(request)
  const stored = await cache.match(shell)
  if (!stored) return fresh
  const tired = new Promise((resolve) => setTimeout(resolve, patienceMs, stored))
  return Promise.race([fresh.catch(() => stored), tired])
}

/** Not what a captive portal or a proxy says in its place. */
const isPage = (response) =>
  response.ok && !response.redirected && (response.headers.get('content-type') ?? '').startsWith('text/html')

/** Cache first: the name of an asset contains its hash, so it never changes. */
async function asset(request) {
  const stored = await caches.match(request)
  if (stored) return stored
  const response = await fetch(request)
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone())
  return response
}
