import { sentenceOf, troubleIn } from '../../host/trouble.ts'
import { noticesWords } from './notices-words.en.ts'

/** What somebody is told while away, and how; the server keeps it. */
export interface NoticeSettings {
  readonly email: boolean
  readonly push: boolean
  readonly kinds: readonly string[]
  /** Whether the server sends e-mail. */
  readonly letters: boolean
  readonly pushKey: string
}

export async function noticeSettings(): Promise<NoticeSettings | undefined> {
  const response = await fetch('/api/v1/me/notices')
  return response.ok ? response.json() : undefined
}

export async function setNotices({ pushKey, letters, ...settings }: NoticeSettings): Promise<void> {
  await send('PUT', '/api/v1/me/notices', settings)
}

/** A browser that does not get through to its maker's service may never say so. */
const PATIENCE_MS = 15_000

/** This browser is to be woken; why it cannot be, if so. */
export async function subscribe(pushKey: string): Promise<string | undefined> {
  if (!('serviceWorker' in navigator) || (await Notification.requestPermission()) !== 'granted')
    return noticesWords.unwanted
  const subscription = await inTime(subscribed(pushKey))
  if (subscription === undefined) return noticesWords.outOfReach
  const { endpoint, keys } = subscription.toJSON()
  try {
    await send('POST', '/api/v1/me/push', { endpoint, keys })
    return undefined
  } catch (refused) {
    return sentenceOf(refused)
  }
}

async function subscribed(applicationServerKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** Nothing, if it fails or takes too long. */
async function inTime<T>(asked: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((over) => {
    timer = setTimeout(() => over(undefined), PATIENCE_MS)
  })
  try {
    return await Promise.race([asked, tooLate])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

async function send(method: string, path: string, body: unknown): Promise<void> {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw await troubleIn(response)
}
