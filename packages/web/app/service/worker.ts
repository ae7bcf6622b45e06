/** The page and all it needs are kept, so that it opens without a network; matches in this browser then go on as ever. */

declare const self: ServiceWorkerGlobalScope

/** Both are filled in by the build. */
const FILES = '__KEPT_OFFLINE__'.split(' ')
const SHELF = 'windward __VERSION__'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(FILES)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(clearOldShelves().then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  const ours = origin === self.location.origin && event.request.method === 'GET' && FILES.includes(pathname)
  if (ours) event.respondWith(kept(pathname, event.request))
})

interface Notice {
  readonly title: string
  readonly body: string
  readonly link: string
}

self.addEventListener('push', (event) => {
  if (event.data === null) return
  const { title, body, link }: Notice = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, icon: '/icon-192.png', data: { link } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(String(event.notification.data.link)))
})

/** A window of ours that is open already is brought there; without one a new one is opened. */
async function show(link: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (open === undefined) await self.clients.openWindow(link)
  else await (await open.navigate(link))?.focus()
}

async function kept(path: string, request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF)
  return (await shelf.match(path)) ?? fetch(request)
}

async function clearOldShelves(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name)))
}
