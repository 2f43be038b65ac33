/**
 * Shows reminders that come by web push, also when no page is open, and does what is pressed on them. A worker of its
 * own beside the page's: whatever becomes of the page's files, this one only needs to know how to show a line.
 */
self.addEventListener('push', (event) => {
  event.waitUntil(shown(noticeIn(event.data)))
})

/** A browser takes the permission away from whoever shows nothing. */
function noticeIn(data) {
  try {
    return data.json()
  } catch {
    return { id: 'sayso', title: 'Sayso', body: 'Something is due.', actions: [] }
  }
}

function shown({ id, title, body, actions }) {
  return self.registration.showNotification(title, {
    body,
    // a second copy of the same takes the place of the first
    tag: id,
    icon: '/favicon.svg',
    actions: actions.map(({ label }) => ({ action: label, title: label })),
    data: { actions },
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const pressed = event.notification.data?.actions.find(({ label }) => label === event.action)
  event.waitUntil(pressed ? press(pressed, event.notification) : openPage())
})

/** Whichever name the server goes by there, it is the one that this came from. */
async function press({ url }, { title }) {
  const answer = await fetch(new URL(url).pathname, { method: 'POST' }).catch(() => null)
  if (answer?.ok) return
  await self.registration.showNotification(title, {
    body: 'That did not work. Open your list and try there.',
  })
}

async function openPage() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const [page] = pages
  await (page ? page.focus() : self.clients.openWindow('/'))
}

/** The browser's service gave it another address. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event
  if (oldSubscription) event.waitUntil(subscribeAgain(oldSubscription.options))
})

async function subscribeAgain(options) {
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON()
  const body = JSON.stringify({ kind: 'push', endpoint, keys })
  await fetch('/api/channels', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}
