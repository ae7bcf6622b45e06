import { openSqlite } from '../../src/storage/sqlite/open.ts'
import { conformance } from './conformance.ts'

conformance('SQLite', () => openSqlite(':memory:'))
