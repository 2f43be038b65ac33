// Keeps the page itself, so that it opens while nobody answers. Nobody's data goes through here: what was last seen of a
// list is kept by the page, under its user's own mark.
const CACHE = 'sayso-page'

/** Everything the page is made of, by name; what is not part of it any more goes. */
async function keepPage() {
  const { files } = await (await fetch('/shell.json', { cache: 'no-store' })).json()
  const cache = await caches.open(CACHE)
  const have = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await cache.addAll(files.filter((file) => file === '/' || !have.includes(file)))
  await Promise.all(have.filter((file) => !files.includes(file)).map((file) => cache.delete(file)))
}

async function kept(request, path) {
  return (await (await caches.open(CACHE)).match(path)) ?? fetch(request)
}

/** The newest there is; the one that was kept where there is none. */
async function opened(event) {
  try {
    const answer = await fetch(event.request)
    event.waitUntil(keepPage().catch(() => undefined))
    return answer
  } catch {
    return await kept(event.request, '/')
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepPage())
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin) return
  if (event.request.mode === 'navigate' && pathname === '/') event.respondWith(opened(event))
  else if (pathname.startsWith('/assets/') || pathname.startsWith('/icons/') || pathname === '/favicon.svg')
    event.respondWith(kept(event.request, pathname))
  else if (pathname === '/theme.js' || pathname === '/manifest.webmanifest')
    event.respondWith(fetch(event.request).catch(() => kept(event.request, pathname)))
})
