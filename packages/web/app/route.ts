import { computed, signal } from '@preact/signals'

/** Where one is, as the part of the address behind the #: so every page works without a server's help. */
const path = signal(location.hash.slice(1))

addEventListener('hashchange', () => {
  path.value = location.hash.slice(1)
})

export interface Place {
  readonly page: string
  readonly parts: readonly string[]
  readonly query: URLSearchParams
}

export const place = computed<Place>(() => {
  const [way = '', query = ''] = path.value.split('?')
  const [page = '', ...parts] = way.split('/').filter(Boolean).map(decodeURIComponent)
  return { page, parts, query: new URLSearchParams(query) }
})

export function hrefTo(...way: readonly string[]): string {
  return `#/${way.map(encodeURIComponent).join('/')}`
}

export function go(...way: readonly string[]): void {
  location.hash = hrefTo(...way)
}
