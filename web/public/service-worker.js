/* The shell and its code work without a network. The build writes the two values below. */
const version = '__VERSION__'
const precached = ['__FILES__']

const cacheName = `vikalp-${version}`
const shell = '/'
/** How long a phone with a weak signal waits for a page before the stored shell is shown. */
const patienceMs = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll([new Request(shell, { cache: 'reload' }), ...precached]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** Network first: the newest shell is used and stored. Every path has the same one. */
async function page(request) {
  const cache = await caches.open(cacheName)
  const fresh = fetch(request).then((response) => {
    if (isShell(response)) cache.put(shell, response.clone())
    return response
  })
  const stored = await cache.match(shell)
  if (!stored) return fresh
  const tired = new Promise((resolve) => setTimeout(resolve, patienceMs, stored))
  return Promise.race([fresh.catch(() => stored), tired])
}

/** Not what a monitor asks for nor a picture, which a browser can visit as well. */
const isShell = (response) =>
  response.ok && !response.redirected && (response.headers.get('content-type') ?? '').startsWith('text/html')

/** Cache first: the name of an asset contains its hash, so it never changes. */
async function asset(request) {
  const cache = await caches.open(cacheName)
  const stored = await cache.match(request)
  if (stored) return stored
  const response = await fetch(request)
  if (response.ok) cache.put(request, response.clone())
  return response
}
