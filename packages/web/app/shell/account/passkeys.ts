import { account } from '../../host/online/session.ts'
import { passkeyWords } from './account-words.en.ts'

export interface Passkey {
  readonly id: string
  readonly name?: string | null
  readonly createdAt?: string
}

/** Whether this browser can keep passkeys for this page; an address of mere numbers has none. */
export function canUsePasskeys(): boolean {
  return (
    isSecureContext &&
    'PublicKeyCredential' in globalThis &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !/^[\d.]+$|:/.test(location.hostname)
  )
}

export async function ownPasskeys(): Promise<readonly Passkey[]> {
  const found = await account('passkey/list-user-passkeys')
  return Array.isArray(found) ? found : []
}

/** Has the device make a key for this page; the table gets its public half. */
export async function addPasskey(name: string): Promise<void> {
  const asked = await account<PublicKeyCredentialCreationOptionsJSON>('passkey/generate-register-options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked)
  const made = await fromDevice(() => navigator.credentials.create({ publicKey }))
  await account('passkey/verify-registration', { response: made.toJSON(), name })
}

export async function enterByPasskey(): Promise<void> {
  const asked = await account<PublicKeyCredentialRequestOptionsJSON>('passkey/generate-authenticate-options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked)
  const shown = await fromDevice(() => navigator.credentials.get({ publicKey }))
  await account('passkey/verify-authentication', { response: shown.toJSON() })
}

export async function removePasskey(id: string): Promise<void> {
  await account('passkey/delete-passkey', { id })
}

/** What a device refuses it says in its maker's words; people get ours. */
async function fromDevice(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const given = await ask().catch((trouble: unknown) => {
    const known = trouble instanceof DOMException && trouble.name === 'InvalidStateError'
    throw new Error(known ? passkeyWords.hadAlready : passkeyWords.noneGiven)
  })
  if (given instanceof PublicKeyCredential) return given
  throw new Error(passkeyWords.noneGiven)
}
