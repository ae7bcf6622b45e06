import { ratesFrom } from '../../src/api/rates.ts'
import { openPostgres } from '../../src/storage/postgres/open.ts'
import { openSqlite } from '../../src/storage/sqlite/open.ts'
import { openServer } from '../api/test-server.ts'

/** A server in a process of its own, to be killed: `mortal-server.ts PORT DATABASE`. */
const [port = '0', where = ':memory:'] = process.argv.slice(2)
const storage = await (where.startsWith('postgres') ? openPostgres(where) : openSqlite(where))
await openServer({
  storage,
  port: Number(port),
  rates: ratesFrom(0),
})
process.send?.('open')
