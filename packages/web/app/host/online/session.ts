import { signal } from '@preact/signals'
import { Client, type Me } from '@windward/client'
import { troubleIn } from '../trouble.ts'

export const client = new Client({ address: location.origin })

/** Who the server takes us for; nothing while it is not known, or where there is no server. */
export const me = signal<Me | undefined>(undefined)

/** Asks who we are; a page without a server, or without a network, goes on without an answer. */
export async function askWhoIAm(): Promise<Me | undefined> {
  try {
    const response = await fetch('/api/v1/me')
    me.value = response.ok ? await response.json() : undefined
  } catch {
    me.value = undefined
  }
  return me.value
}

/** Somebody who wants to sit down needs a name: whoever has none comes as a guest. */
export async function beSomebody(name: string): Promise<void> {
  const known = me.value ?? (await askWhoIAm())
  if (known?.kind === 'person' || known?.kind === 'guest') return
  await account('sign-in/anonymous', {})
  if (name !== '') await account('update-user', { name })
  await askWhoIAm()
}

/** Asks the accounts, or has them do something where there is a body; what they refuse is thrown as their sentence. */
export async function account<T = unknown>(
  act: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<T> {
  const response = await fetch(
    `/api/auth/${act}`,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  )
  if (!response.ok) throw await troubleIn(response)
  return response.json().catch(() => undefined)
}
