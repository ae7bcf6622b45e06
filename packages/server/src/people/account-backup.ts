import type { Accounts } from './accounts.ts'

/** One row of better-auth's tables, as it stands in a backup. */
export type AccountRow = Readonly<{ model: string; row: Readonly<Record<string, unknown>> }>

/** In an order in which each refers only to those before it. Sessions are among them, since guests have nothing else. */
const MODELS = ['user', 'account', 'session', 'passkey', 'apikey']
const PAGE = 500

/** Everything there is of accounts, whichever engine keeps it. It holds hashes and sessions: keep it safe. */
export async function* archiveAccounts(accounts: Accounts): AsyncGenerator<AccountRow> {
  const { adapter } = await accounts.$context
  for (const model of MODELS) {
    for (let offset = 0; ; offset += PAGE) {
      const sortBy = { field: 'id', direction: 'asc' } as const
      const rows = await adapter.findMany<Record<string, unknown>>({ model, limit: PAGE, offset, sortBy })
      for (const row of rows) yield { model, row }
      if (rows.length < PAGE) break
    }
  }
}

/** Times went through JSON as texts. */
const revived = (fields: Readonly<Record<string, { readonly type: unknown }>>, { row }: AccountRow) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      fields[name]?.type === 'date' && typeof value === 'string' ? new Date(value) : value,
    ]),
  )

/** Puts rows of a backup into tables that are empty. */
export const restoreAccount = async (accounts: Accounts, given: AccountRow): Promise<void> => {
  const { adapter, tables } = await accounts.$context
  const table = MODELS.includes(given.model) ? tables[given.model] : undefined
  if (table === undefined) throw new Error(`No account has a ${given.model}.`)
  await adapter.create({ model: given.model, data: revived(table.fields, given), forceAllowId: true })
}

/** After a backup that could not be restored, into tables that were empty. */
export const forgetAccounts = async (accounts: Accounts): Promise<void> => {
  const { adapter } = await accounts.$context
  for (const model of MODELS.toReversed()) await adapter.deleteMany({ model, where: [] })
}

export const hasAccounts = async (accounts: Accounts): Promise<boolean> => {
  const { adapter } = await accounts.$context
  return (await adapter.count({ model: 'user' })) > 0
}
