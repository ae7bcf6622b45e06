/** What somebody is told while away, and how; the server keeps it. */
export interface NoticeSettings {
  readonly email: boolean
  readonly push: boolean
  readonly kinds: readonly string[]
  readonly pushKey: string
}

export async function noticeSettings(): Promise<NoticeSettings | undefined> {
  const response = await fetch('/api/v1/me/notices')
  return response.ok ? response.json() : undefined
}

export async function setNotices({ pushKey, ...settings }: NoticeSettings): Promise<void> {
  await send('PUT', '/api/v1/me/notices', settings)
}

/** This browser is to be woken; false where its user or the browser does not want that. */
export async function subscribe(pushKey: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || (await Notification.requestPermission()) !== 'granted') return false
  const { pushManager } = await navigator.serviceWorker.ready
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const { endpoint, keys } = subscription.toJSON()
  await send('POST', '/api/v1/me/push', { endpoint, keys })
  return true
}

async function send(method: string, path: string, body: unknown): Promise<void> {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.ok) return
  const told: { readonly detail?: string } = Object(await response.json().catch(() => undefined))
  throw new Error(told.detail ?? `The table answered ${response.status}.`)
}
