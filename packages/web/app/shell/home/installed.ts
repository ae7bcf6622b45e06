import { signal } from '@preact/signals'

/** A newer version of the page lies ready and takes over when told to. */
const ready = signal<ServiceWorker | undefined>(undefined)

export const isNewerReady = (): boolean => ready.value !== undefined

export function takeNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  ready.value?.postMessage('take over')
}

/** Keeps the page for when there is no network. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register('/service.js').catch(() => undefined)
  if (registration === undefined) return
  const note = (worker: ServiceWorker | null) => {
    if (worker !== null && navigator.serviceWorker.controller !== null) ready.value = worker
  }
  note(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') note(installing)
    })
  })
}
