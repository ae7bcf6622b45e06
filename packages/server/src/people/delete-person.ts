import { leaveTables } from '../match/leaving/leave-tables.ts'
import type { PersonId, Storage } from '../storage/storage.ts'
import type { Accounts } from './accounts.ts'
import type { Doorkeeper } from './identify.ts'
import type { Tokens } from './tokens.ts'

export type House = Readonly<{
  storage: Storage
  accounts: () => Promise<Accounts>
  tokens: Tokens
  doorkeeper: Doorkeeper
}>

/**
 * The person leaves for good, and the person’s bots too. Matches first: should we be stopped between, the account is still there to ask again, and
 * to forget twice harms nobody.
 */
export const depart = async (house: House, person: PersonId): Promise<void> => {
  const { storage, accounts, tokens, doorkeeper } = house
  for (const bot of await storage.bots.of(person)) await depart(house, bot.person)
  const { internalAdapter } = await (await accounts()).$context
  const name = (await internalAdapter.findUserById(person))?.name
  await leaveTables(storage, person, Date.now())
  await storage.people.forgetPerson(person, name)
  await tokens.removeAll(person)
  await internalAdapter.deleteUserSessions(person)
  await internalAdapter.deleteUser(person)
  doorkeeper.forgetPerson(person)
}
