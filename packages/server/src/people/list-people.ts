import type { Accounts } from './accounts.ts'
import type { PersonId } from './identity.ts'
import { readableName } from './names.ts'

/** Somebody as an operator sees them. */
export type Enrolled = Readonly<{
  id: PersonId
  name: string
  email: string
  guest: boolean
  banned: boolean
  created: string
}>

type UserRow = Readonly<{
  id: string
  name: string
  email: string
  isAnonymous?: boolean | null
  banned?: boolean | null
  createdAt: Date
}>

/** People, newest first; those whose name or address holds a text, if one is given. */
export const peopleCalled = async (
  accounts: Accounts,
  text: string | undefined,
  limit: number,
): Promise<Enrolled[]> => {
  const { adapter } = await accounts.$context
  const where = (field: string) => ({
    field,
    operator: 'contains' as const,
    value: text ?? '',
    connector: 'OR' as const,
  })
  const rows = await adapter.findMany<UserRow>({
    model: 'user',
    limit,
    sortBy: { field: 'createdAt', direction: 'desc' },
    ...(text === undefined
      ? {}
      : { where: [where('name'), where('email'), { ...where('id'), operator: 'eq' as const }] }),
  })
  return rows.map(({ id, name, email, isAnonymous, banned, createdAt }) => ({
    id,
    name,
    email: isAnonymous ? '' : email,
    guest: isAnonymous === true,
    banned: banned === true,
    created: new Date(createdAt).toISOString(),
  }))
}

/** Whoever has this id, or else everybody of this very name: two are enough to know that it is not clear who is meant. */
export const knownAs = async (accounts: Accounts, text: string): Promise<PersonId[]> => {
  const { adapter, internalAdapter } = await accounts.$context
  if ((await internalAdapter.findUserById(text)) !== null) return [text]
  const name = readableName(text)
  if (name === undefined) return []
  const where = [{ field: 'name', value: name }]
  return (await adapter.findMany<UserRow>({ model: 'user', where, limit: 2 })).map(({ id }) => id)
}

/** Keeps somebody out, or lets them in again; false if there is no such person. Whoever is kept out is signed out. */
export const setBanned = async (accounts: Accounts, person: PersonId, banned: boolean): Promise<boolean> => {
  const { internalAdapter } = await accounts.$context
  if ((await internalAdapter.findUserById(person)) === null) return false
  await internalAdapter.updateUser(person, { banned })
  if (banned) await internalAdapter.deleteUserSessions(person)
  return true
}
