/** Web push for this browser: asks for the permission, subscribes, and tells the server. */
import { channelsApi } from '../api/channels.ts'

/** Beside the page's own worker: it has nothing to do with what the page loads. */
const WORKER = '/push.js'
const SCOPE = '/r/'

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Why not, in a sentence; null: it is done. */
export async function notifyHere(push_key: string): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted')
    return 'This browser does not let the page notify you. Allow it in the browser’s settings for this page.'
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  await active(registration)
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: push_key,
  })
  const { endpoint = '', keys } = subscription.toJSON()
  await channelsApi.add({ kind: 'push', name: browserName(), endpoint, keys })
  return null
}

async function active({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve())
  })
}

function browserName(): string {
  const [, name = 'Browser'] = /(Firefox|Edg|Chrome|Safari)/u.exec(navigator.userAgent) ?? []
  const on = /(Android|iPhone|iPad|Windows|Mac|Linux)/u.exec(navigator.userAgent)?.[1]
  return on === undefined ? name : `${name} on ${on}`
}
