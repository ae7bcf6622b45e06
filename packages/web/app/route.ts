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
  const [page = '', ...parts] = way.split('/').filter(Boolean).map(decoded)
  return { page, parts, query: new URLSearchParams(query) }
})

/** What somebody has typed or cut off need not be decodable: then it names nothing there is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function hrefTo(...way: readonly string[]): string {
  return `#/${way.map(encodeURIComponent).join('/')}`
}

export function go(...way: readonly string[]): void {
  location.hash = hrefTo(...way)
}
